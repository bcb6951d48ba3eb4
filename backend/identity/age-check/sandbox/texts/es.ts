import type { AgeTexts } from './age-texts.ts';

export const es: AgeTexts = {
  title: 'Verificación de edad de prueba',
  notice:
    'Esto es un entorno de pruebas. Nadie comprueba tu cara ni ningún documento, y nadie te pide datos.',
  asks: '{brand} quiere saber si tienes al menos {min_age} años.',
  what: '¿Qué debe pasar?',
  choices: {
    pass: 'Tienes la edad mínima',
    fail: 'La verificación falla',
    silent: 'Tienes la edad mínima, y la marca no recibe ningún aviso',
    repeated: 'Tienes la edad mínima, y la marca recibe el aviso cuatro veces',
    leave: 'Dejarla pendiente y volver',
  },
  go: 'Continuar',
  back: 'Volver a {brand}',
  states: { passed: 'Esta verificación se ha superado.', failed: 'Esta verificación ha fallado.' },
};
