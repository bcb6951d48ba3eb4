import type { NameLists } from './name-lists.ts';

/** German and Dutch speaking countries, the North and Poland. */
export const namesInTheNorth = {
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
