import type { DecisionTexts } from './decision-texts.ts';

export const es: DecisionTexts = {
  status: {
    report: '¿Qué ha sido de mi denuncia?',
    complaint: '¿Qué ha sido de mi reclamación?',
  },
  facts: {
    receipt: 'Número de registro',
    reference: 'Número de la decisión',
    action: 'Qué hemos hecho',
    ground: 'Motivo',
    reason: 'Explicación',
    outcome: 'Resultado',
  },
  actions: {
    none: 'Ninguna medida',
    warning: 'Una advertencia',
    photo_removed: 'Se ha retirado la foto',
    message_removed: 'Se ha retirado el mensaje',
    profile_hidden: 'Se ha ocultado el perfil',
    account_locked: 'Se ha bloqueado la cuenta',
  },
  grounds: {
    fake: 'Un perfil que no es auténtico',
    minor: 'Una persona que podría ser menor de edad',
    harassment: 'Acoso, amenazas u odio',
    money: 'Petición de dinero o estafa',
    photo: 'Una foto que no está permitida',
    contact_data: 'Direcciones, números o enlaces compartidos',
    spam: 'Publicidad o el mismo mensaje a muchas personas',
    illegal: 'Algo contrario a la ley',
    other_rule: 'Otra de nuestras normas',
    no_violation: 'Ninguna infracción de nuestras normas',
    not_proven: 'No se puede demostrar',
    not_ours: 'No nos corresponde decidirlo',
    answered: 'Respondida',
  },
  appeal:
    'Si no estás de acuerdo, puedes recurrir gratis hasta el {date}. Una persona revisará entonces la decisión.',
  elsewhere:
    'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo 21 del Reglamento de Servicios Digitales) o a los tribunales.',
  'complaint-decided': {
    subject: 'Nuestra decisión sobre {receipt}',
    paragraphs: ['Hemos examinado lo que escribiste a {brand}. Lo ha decidido una persona.'],
    button: 'Ver la decisión o recurrir',
    notes: ['No diremos a nadie quién nos escribió.'],
  },
  measure: {
    subject: 'Una decisión sobre tu cuenta: {reference}',
    paragraphs: [
      'Hemos tomado una medida que afecta a tu cuenta en {brand}. Aquí te explicamos cuál y por qué.',
    ],
    sources: {
      report: 'Alguien nos avisó. No decimos quién.',
      own: 'Lo hemos detectado por iniciativa propia.',
    },
    effects: {
      warning:
        'Tu cuenta sigue como está. Si vuelve a pasar, podemos ocultar tu perfil o bloquear tu cuenta.',
      photo_removed: 'Ahora solo tú ves la foto. La medida es indefinida mientras no se anule la decisión.',
      message_removed:
        'Ya no podéis ver el mensaje ni tú ni la otra persona. La medida es indefinida mientras no se anule la decisión.',
      profile_hidden:
        'Los demás ya no ven tu perfil; puedes seguir iniciando sesión. La medida es indefinida mientras no se anule la decisión.',
      account_locked:
        'Ya no puedes iniciar sesión y los demás ya no ven tu perfil. La medida es indefinida mientras no se anule la decisión.',
    },
    automation: 'Lo ha decidido una persona. Ninguna parte de la decisión fue automática.',
    button: 'Recurrir',
    notes: ['Guarda este correo: para recurrir necesitas el número de la decisión.'],
  },
  'appeal-received': {
    subject: 'Hemos recibido tu recurso: {reference}',
    paragraphs: [
      'Gracias, hemos recibido tu recurso. Una persona revisará la decisión y te escribirá a esta dirección.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Nuestra decisión sobre tu recurso: {reference}',
    paragraphs: ['Hemos revisado la decisión. Lo ha hecho una persona.'],
    outcomes: {
      upheld: 'La decisión se mantiene',
      reversed: 'La decisión se ha anulado',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'En esta foto no se reconoce a nadie. Muéstrate tú.',
      someone_else: 'Parece ser otra persona. Usa una foto tuya.',
      minor: 'En esta foto sale un menor. Usa una solo con adultos.',
      nudity: 'Esta foto enseña demasiado.',
      contact_data: 'En esta foto hay datos de contacto. Usa una sin ellos.',
      quality: 'Esta foto está demasiado oscura o borrosa.',
      other: 'Esta foto no cumple nuestras normas.',
    },
    another: 'Puedes subir otra foto cuando quieras.',
  },
  'photo-approved': {
    subject: 'Hemos aceptado tu foto: {reference}',
    paragraphs: [
      'Hemos vuelto a revisar la foto y hemos anulado nuestra decisión sobre ella. Lo ha hecho una persona.',
      'Los demás ya pueden ver la foto en {brand}.',
    ],
    notes: [],
  },
};
