import type { Country } from '#lib/contract/countries.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';
import type { NameLists } from './name-lists.ts';
import type { Heritage } from './portrait-people.ts';

/** German and Dutch speaking countries, the North and Poland. */
const namesInTheNorth = {
  DE: {
    woman: [
      'Lena Anna Laura Julia Sarah Lisa Hannah Marie Katharina Sophie Mara Jana Nele Franziska Johanna Carolin Theresa Miriam',
      'Sabine Susanne Claudia Petra Martina Birgit Andrea Heike Silke Kerstin Anke Ulrike Monika Tanja Nicole Renate',
    ],
    man: [
      'Lukas Jonas Felix Leon Tim Paul Maximilian Jan Philipp Tobias Niklas Moritz Simon Florian Fabian Hannes Jakob Sebastian',
      'Thomas Michael Andreas Stefan Frank Jürgen Martin Bernd Uwe Ralf Dirk Holger Matthias Torsten Wolfgang Jörg',
    ],
  },
  AT: {
    woman: [
      'Magdalena Anna Katharina Lisa Verena Theresa Stefanie Elisabeth Johanna Viktoria Eva Carina',
      'Gabriele Maria Brigitte Elfriede Sonja Manuela Ingrid Doris Eva Renate Silvia Christine',
    ],
    man: [
      'Lukas David Florian Dominik Matthias Manuel Jakob Raphael Benedikt Stefan Clemens Valentin',
      'Josef Franz Johann Herbert Gerhard Karl Manfred Helmut Günther Robert Christian Alfred',
    ],
  },
  CH: {
    woman: [
      'Nina Lea Céline Laura Seraina Chiara Anja Noemi Flavia Melanie Elodie Corinne',
      'Ursula Ruth Monika Barbara Christine Esther Regula Brigitte Daniela Isabelle Franziska Nathalie',
    ],
    man: [
      'Luca Nils Matteo Reto Simon Fabio Yannick Jan Silvan Remo Loïc Pascal',
      'Urs Beat Daniel Markus Peter René Roland Bruno Hanspeter Marcel Patrick Rolf',
    ],
  },
  LI: {
    woman: [
      'Anna Lena Sarah Carmen Julia Valentina Simone Nadine',
      'Marlies Doris Monika Christine Helga Barbara Silvia Margrit',
    ],
    man: [
      'Lukas Noah Fabian Marco Elias Simon Daniel Patrick',
      'Norbert Josef Peter Markus Hansjörg Thomas Walter Ewald',
    ],
  },
  LU: {
    woman: [
      'Lara Anne Michelle Julie Sandra Lynn Joanna Catherine',
      'Martine Josiane Nicole Viviane Christiane Monique Danielle Françoise',
    ],
    man: ['Tom Ben Max Kevin Gilles Yannick Philippe Luc', 'Marc Jean Claude Guy Romain Fernand Serge Paul'],
  },
  NL: {
    woman: [
      'Sanne Emma Lotte Anouk Fleur Iris Eva Maaike Roos Femke Nina Esmee Lisanne Merel Britt Janneke',
      'Marja Ingrid Annemarie Karin Petra Wilma Monique Marjan Yvonne Anja Hanneke Esther Saskia Mirjam',
    ],
    man: [
      'Daan Bram Thijs Sem Lars Jesse Ruben Tim Joost Niels Stijn Koen Jeroen Sander Gijs Wouter',
      'Peter Jan Kees Henk Erik Marcel Ronald Rob Frank Wim Hans Paul Arjan Martijn',
    ],
  },
  BE: {
    woman: [
      'Emma Lotte Julie Charlotte Camille Elise Marie Sofie Laura Manon Lien Astrid',
      'Martine Nathalie Christine Ann Isabelle Veerle Kristel Sabine Anne Greet Dominique Carine',
    ],
    man: [
      'Lucas Arthur Thomas Wout Maxime Jonas Nicolas Simon Pieter Robbe Antoine Jasper',
      'Luc Marc Philippe Patrick Dirk Koen Eric Geert Benoît Filip Michel Stefaan',
    ],
  },
  DK: {
    woman: [
      'Emma Freja Sofie Ida Mathilde Laura Caroline Signe Maja Line Camilla Nanna',
      'Hanne Lone Pia Bente Susanne Charlotte Mette Kirsten Tina Gitte Dorthe Marianne',
    ],
    man: [
      'Mads Emil Frederik Mikkel Rasmus Oliver Jonas Christian Kasper Anders Nikolaj Magnus',
      'Lars Jens Henrik Søren Peter Michael Jesper Torben Kim Flemming Carsten Bo',
    ],
  },
  SE: {
    woman: [
      'Elin Emma Linnea Sara Johanna Moa Hanna Frida Matilda Josefin Ebba Amanda Ida Sofia',
      'Anna Maria Karin Eva Lena Annika Marie Ulrika Monica Camilla Pia Helena Gunilla',
    ],
    man: [
      'Erik Johan Oscar Viktor Gustav Emil Anton Simon Filip Axel Linus Jonas Henrik Isak',
      'Anders Lars Mikael Per Peter Stefan Magnus Göran Mats Thomas Bengt Håkan Roger',
    ],
  },
  FI: {
    woman: [
      'Emmi Laura Anni Noora Jenna Sanna Iida Henna Essi Veera Milla Elina',
      'Päivi Anne Tiina Merja Kirsi Sari Marja Minna Outi Riitta Leena Satu',
    ],
    man: [
      'Mikko Ville Antti Joonas Eetu Lauri Juho Tuomas Aleksi Olli Niko Samuli',
      'Jari Timo Kari Pekka Mika Jukka Markku Petri Harri Juha Seppo Heikki',
    ],
  },
  NO: {
    woman: [
      'Ingrid Nora Emilie Ida Silje Marte Thea Julie Kristine Maria Sunniva Hanne',
      'Anne Inger Kari Marit Liv Berit Randi Astrid Tone Hilde Grete Unni',
    ],
    man: [
      'Magnus Henrik Sondre Jonas Kristian Ole Martin Eirik Håkon Andreas Sindre Lars',
      'Bjørn Jan Per Geir Tor Svein Arne Knut Terje Morten Øyvind Rune',
    ],
  },
  PL: {
    woman: [
      'Anna Katarzyna Aleksandra Natalia Karolina Magdalena Julia Zuzanna Paulina Weronika Marta Agata',
      'Małgorzata Ewa Barbara Elżbieta Beata Dorota Renata Grażyna Jolanta Iwona Bożena Teresa',
    ],
    man: [
      'Jakub Mateusz Kamil Michał Piotr Bartosz Adrian Łukasz Dawid Szymon Tomasz Wojciech',
      'Andrzej Krzysztof Marek Jerzy Dariusz Zbigniew Jacek Ryszard Grzegorz Wiesław Leszek Robert',
    ],
  },
} as const satisfies Record<string, NameLists>;

/** Romance and English speaking countries. */
const namesInTheSouth = {
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

const lists: Record<Country, NameLists> = { ...namesInTheNorth, ...namesInTheSouth };

const widely: Record<Exclude<Heritage, 'european'>, Record<Gender, string>> = {
  middle_eastern: {
    woman: 'Leyla Amina Yasmin Elif Samira Nour Zeynep Dilara Farah Meryem Soraya Hana',
    man: 'Karim Emre Samir Yusuf Amir Murat Tarik Nabil Deniz Rami Kerem Jamal',
  },
  african: {
    woman: 'Amara Naomi Grace Fatou Aisha Zola Esther Imani Ruth Abena Sade Miriam',
    man: 'Kofi Samuel Malik David Kwame Elias Tunde Isaac Moussa Joel Abel Simon',
  },
  asian: {
    woman: 'Mei Linh Yuna Hana Mai Lin Anh Sakura Jia Kim Thuy Sora',
    man: 'Minh Kenji Jun Tao Hiro Long Wei Daniel Kai Bao Jin Ren',
  },
};

const generationBorder = 42;

/** First names that fit country, age in years and portrait. */
export function firstNames(
  country: Country,
  gender: Gender,
  age: number,
  heritage: Heritage,
): readonly string[] {
  if (heritage !== 'european') return widely[heritage][gender].split(' ');
  const [younger, older] = lists[country][gender];
  return (age < generationBorder ? younger : older).split(' ');
}
