import type { AutomaticTexts } from '../topics.ts';

export const es: AutomaticTexts = {
  machine: 'No, detrás de este perfil no hay nadie: es ficticio y contesta un programa.',
  meeting: 'Soy un perfil ficticio, así que nadie puede quedar contigo ni llamarte.',
  place: 'El lugar que pone en mi perfil ficticio es: {city}.',
  age: 'La edad que pone en mi perfil ficticio es: {age}.',
  interests: 'Los intereses que pone en mi perfil ficticio son: {interests}.',
  work: 'Este perfil no tiene profesión: es ficticio.',
  photo: 'Las fotos son de un perfil ficticio. No muestran a nadie que te escriba.',
  seeking: 'Un perfil ficticio no busca a nadie.',
  wellbeing: 'Gracias por preguntar. Aquí contesta un programa, y no está ni bien ni mal.',
  greeting:
    '¡Hola! Aquí contesta un programa por un perfil ficticio. Puedes preguntar por el lugar, la edad y los intereses.',
  unheard: 'Soy un perfil ficticio y no puedo responder a eso.',
};
