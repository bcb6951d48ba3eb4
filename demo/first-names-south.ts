import type { NameLists } from './name-lists.ts';

/** Romance and English speaking countries. */
export const namesInTheSouth = {
  FR: {
    woman: [
      'Camille Léa Manon Chloé Marine Pauline Julie Clara Inès Mathilde Élodie Anaïs Lucie Margaux',
      'Isabelle Sylvie Catherine Nathalie Valérie Christine Sandrine Véronique Corinne Florence Brigitte Martine',
    ],
    man: [
      'Thomas Nicolas Antoine Maxime Julien Hugo Romain Lucas Alexandre Clément Quentin Théo Baptiste Adrien',
      'Philippe Laurent Christophe Pascal Thierry Olivier Stéphane Éric Bruno Patrick Didier Frédéric',
    ],
  },
  IT: {
    woman: [
      'Giulia Chiara Francesca Martina Sara Valentina Alessia Elena Federica Giorgia Ilaria Beatrice',
      'Anna Paola Laura Monica Patrizia Cristina Silvia Roberta Daniela Barbara Antonella Lucia',
    ],
    man: [
      'Marco Andrea Luca Matteo Alessandro Davide Lorenzo Federico Simone Francesco Riccardo Stefano',
      'Giuseppe Antonio Roberto Paolo Massimo Giovanni Claudio Maurizio Franco Carlo Fabio Enrico',
    ],
  },
  ES: {
    woman: [
      'Lucía Marta Paula Laura Sara Irene Alba Cristina Andrea Carla Nuria Claudia',
      'Carmen Pilar Ana Isabel Mercedes Rosa Montserrat Yolanda Beatriz Teresa Concha Inmaculada',
    ],
    man: [
      'Pablo Javier Álvaro Sergio Daniel Diego Adrián Carlos Mario Rubén Hugo Iván',
      'Antonio Manuel José Francisco Juan Miguel Rafael Fernando Luis Jesús Ángel Ramón',
    ],
  },
  GB: {
    woman: [
      'Emily Charlotte Hannah Sophie Jessica Olivia Lucy Rebecca Chloe Megan Alice Bethan Isla Georgia',
      'Susan Karen Julie Tracey Helen Alison Debbie Jane Sarah Linda Fiona Gillian',
    ],
    man: [
      'James Oliver Tom Jack Harry Ben Daniel Callum Joshua Sam Rhys Ewan Luke George',
      'David Paul Mark Andrew Stephen Ian Gary Neil Simon Keith Graham Alan',
    ],
  },
  IE: {
    woman: [
      'Aoife Ciara Niamh Sinéad Saoirse Orla Emma Róisín Clodagh Gráinne',
      'Mary Bernadette Deirdre Siobhán Geraldine Fionnuala Catherine Maeve Noreen Eileen',
    ],
    man: [
      'Conor Seán Cian Oisín Darragh Eoin Fionn Jack Cillian Rory',
      'Patrick Brendan Declan Gerard Michael Liam Noel Dermot Kevin Fergus',
    ],
  },
  MT: {
    woman: [
      'Maria Martina Kristina Elena Rachel Nicole Francesca Claire',
      'Carmen Rita Josephine Doris Theresa Marthese Antonia Bernardette',
    ],
    man: [
      'Luke Matthew Karl Daniel Andre Jean Nicholas Kurt',
      'Joseph Charles Carmel Mario Victor Anthony Saviour Raymond',
    ],
  },
  US: {
    woman: [
      'Ashley Emily Madison Hannah Rachel Megan Lauren Abigail Samantha Grace Olivia Taylor',
      'Lisa Jennifer Michelle Kimberly Donna Karen Cynthia Pamela Deborah Laura Nancy Diane',
    ],
    man: [
      'Tyler Josh Ryan Ethan Matthew Brandon Jacob Austin Nathan Caleb Dylan Justin',
      'Michael Robert John Scott Jeff Steven Mark Brian Gregory Timothy Kenneth Dennis',
    ],
  },
} as const satisfies Record<string, NameLists>;
