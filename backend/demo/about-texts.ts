/** An about-me is one sentence of each row; every combination reads as one person speaking. */
type Sentences = { begin: readonly string[]; middle: readonly string[]; end: readonly string[] };

export const aboutTexts = {
  da: {
    begin: [
      'Jeg er rolig af natur, men griner let.',
      'Lærer på hverdage, haveejer i weekenden.',
      'Efter nogle år i udlandet er jeg kommet hjem igen.',
      'Jeg lytter hellere, end jeg taler, men spørg endelig.',
    ],
    middle: [
      'Om søndagen bager jeg brød og hører gamle plader.',
      'Jeg går lange ture, også når det blæser.',
      'Min bedste aften er et bord, fire stole og god tid.',
      'Jeg lærer lige nu at sejle og vælter stadig.',
    ],
    end: [
      'Skriv, hvad der sidst gjorde dig glad.',
      'Hvem kender en god café med vinduesplads?',
      'Fortæl mig om din yndlingsvej.',
      'Jeg svarer altid, bare ikke altid med det samme.',
    ],
  },
  de: {
    begin: [
      'Ich bin eher ruhig, aber leicht zum Lachen zu bringen.',
      'Unter der Woche Büro, am Wochenende Garten.',
      'Nach ein paar Jahren im Ausland bin ich wieder hier gelandet.',
      'Ich höre lieber zu, als dass ich rede. Frag trotzdem.',
      'Seit Kurzem habe ich abends wieder Zeit, und die will ich gut verbringen.',
    ],
    middle: [
      'Sonntags backe ich Brot und höre alte Platten.',
      'Ich gehe weite Wege zu Fuß, auch bei Wind.',
      'Mein bester Abend: ein Tisch, vier Stühle und viel Zeit.',
      'Ich lerne gerade segeln und kentere noch.',
      'Auf dem Markt kenne ich den Käsemann beim Vornamen.',
    ],
    end: [
      'Schreib mir, worüber du dich zuletzt gefreut hast.',
      'Wer kennt ein gutes Café mit Fensterplatz?',
      'Erzähl mir von deinem Lieblingsweg.',
      'Ich antworte immer, nur nicht immer sofort.',
      'Und du, Berg oder Meer?',
    ],
  },
  en: {
    begin: [
      'Quiet at first, easy to make laugh.',
      'Office on weekdays, garden at weekends.',
      'After a few years abroad I have come home again.',
      'I would rather listen than talk, but do ask.',
      'My evenings are my own again, and I mean to spend them well.',
    ],
    middle: [
      'On Sundays I bake bread and play old records.',
      'I walk long ways, even in the wind.',
      'My best evening: a table, four chairs and plenty of time.',
      'I am learning to sail and still capsize.',
      'The cheese man at the market knows me by name.',
    ],
    end: [
      'Tell me what last made you glad.',
      'Who knows a good café with a window seat?',
      'Tell me about your favourite walk.',
      'I always answer, just not always at once.',
      'And you: hills or sea?',
    ],
  },
  es: {
    begin: [
      'Al principio soy de pocas palabras, pero me río con facilidad.',
      'Entre semana oficina, los fines de semana huerto.',
      'Tras unos años fuera, he vuelto a casa.',
      'Prefiero escuchar a hablar, pero pregunta.',
    ],
    middle: [
      'Los domingos hago pan y pongo discos viejos.',
      'Camino mucho, también cuando hace viento.',
      'Mi mejor noche: una mesa, cuatro sillas y tiempo.',
      'Estoy aprendiendo a navegar y todavía vuelco.',
    ],
    end: [
      'Cuéntame qué te alegró por última vez.',
      '¿Quién conoce un buen café con mesa junto a la ventana?',
      'Háblame de tu paseo favorito.',
      'Siempre contesto, aunque no siempre al momento.',
    ],
  },
  fi: {
    begin: [
      'Olen rauhallinen, mutta nauran helposti.',
      'Arkena toimistossa, viikonloppuna puutarhassa.',
      'Muutaman ulkomaanvuoden jälkeen palasin kotiin.',
      'Kuuntelen mieluummin kuin puhun, mutta kysy silti.',
    ],
    middle: [
      'Sunnuntaisin leivon leipää ja soitan vanhoja levyjä.',
      'Kävelen pitkiä matkoja, tuulessakin.',
      'Paras iltani: pöytä, neljä tuolia ja paljon aikaa.',
      'Opettelen purjehtimaan ja kaadun vielä.',
    ],
    end: [
      'Kerro, mikä sinut viimeksi ilahdutti.',
      'Kuka tietää hyvän kahvilan, jossa on ikkunapaikka?',
      'Kerro lempireitistäsi.',
      'Vastaan aina, vaikka en aina heti.',
    ],
  },
  fr: {
    begin: [
      'Je suis d’un naturel calme, mais je ris facilement.',
      'Bureau en semaine, jardin le week-end.',
      'Après quelques années à l’étranger, me voilà de retour.',
      'J’écoute plus que je ne parle, mais pose-moi des questions.',
    ],
    middle: [
      'Le dimanche, je fais du pain et j’écoute de vieux disques.',
      'Je marche longtemps, même par grand vent.',
      'Ma soirée idéale : une table, quatre chaises et du temps.',
      'J’apprends la voile et je chavire encore.',
    ],
    end: [
      'Raconte-moi ta dernière petite joie.',
      'Qui connaît un bon café avec une place près de la fenêtre ?',
      'Parle-moi de ta balade préférée.',
      'Je réponds toujours, mais pas toujours tout de suite.',
    ],
  },
  it: {
    begin: [
      'All’inizio parlo poco, ma rido facilmente.',
      'In settimana ufficio, nel weekend orto.',
      'Dopo qualche anno all’estero, eccomi di nuovo a casa.',
      'Preferisco ascoltare, ma fammi pure domande.',
    ],
    middle: [
      'La domenica faccio il pane e ascolto vecchi dischi.',
      'Cammino a lungo, anche con il vento.',
      'La mia serata ideale: un tavolo, quattro sedie e tempo.',
      'Sto imparando ad andare in barca a vela e mi rovescio ancora.',
    ],
    end: [
      'Raccontami che cosa ti ha reso felice di recente.',
      'Chi conosce un buon caffè con un posto alla finestra?',
      'Parlami della tua passeggiata preferita.',
      'Rispondo sempre, ma non sempre subito.',
    ],
  },
  nb: {
    begin: [
      'Rolig av natur, men ler lett.',
      'Kontor på hverdager, hage i helgene.',
      'Etter noen år i utlandet er jeg hjemme igjen.',
      'Jeg lytter heller enn å snakke, men spør i vei.',
    ],
    middle: [
      'På søndager baker jeg brød og spiller gamle plater.',
      'Jeg går langt, også når det blåser.',
      'Min beste kveld: et bord, fire stoler og god tid.',
      'Jeg lærer å seile og velter fortsatt.',
    ],
    end: [
      'Fortell hva som sist gjorde deg glad.',
      'Hvem vet om en god kafé med vindusplass?',
      'Fortell om favorittturen din.',
      'Jeg svarer alltid, bare ikke alltid med en gang.',
    ],
  },
  nl: {
    begin: [
      'Eerst wat stil, maar snel aan het lachen te krijgen.',
      'Door de week kantoor, in het weekend de tuin.',
      'Na een paar jaar in het buitenland ben ik weer thuis.',
      'Ik luister liever dan dat ik praat, maar vraag gerust.',
      'Mijn avonden zijn weer van mij, en die wil ik goed besteden.',
    ],
    middle: [
      'Op zondag bak ik brood en draai ik oude platen.',
      'Ik loop verre stukken, ook met wind.',
      'Mijn beste avond: een tafel, vier stoelen en alle tijd.',
      'Ik leer zeilen en sla nog steeds om.',
      'De kaasboer op de markt kent mij bij naam.',
    ],
    end: [
      'Vertel eens waar je laatst blij van werd.',
      'Wie kent een goed café met een plek aan het raam?',
      'Vertel me over je lievelingswandeling.',
      'Ik antwoord altijd, alleen niet altijd meteen.',
      'En jij: heuvels of zee?',
    ],
  },
  pl: {
    begin: [
      'Z natury spokój, ale łatwo mnie rozbawić.',
      'W tygodniu biuro, w weekend ogród.',
      'Po kilku latach za granicą znów jestem w domu.',
      'Wolę słuchać niż mówić, ale pytaj śmiało.',
    ],
    middle: [
      'W niedziele piekę chleb i słucham starych płyt.',
      'Lubię długie spacery, nawet pod wiatr.',
      'Najlepszy wieczór to stół, cztery krzesła i dużo czasu.',
      'Uczę się żeglować i wciąż się wywracam.',
    ],
    end: [
      'Napisz, co cię ostatnio ucieszyło.',
      'Kto zna dobrą kawiarnię z miejscem przy oknie?',
      'Opowiedz mi o swojej ulubionej trasie.',
      'Zawsze odpisuję, choć nie zawsze od razu.',
    ],
  },
  sv: {
    begin: [
      'Lugn till en början, men lätt att få att skratta.',
      'Kontor på vardagar, trädgård på helgen.',
      'Efter några år utomlands är jag hemma igen.',
      'Jag lyssnar hellre än pratar, men fråga på.',
      'Kvällarna är mina egna igen, och dem vill jag använda väl.',
    ],
    middle: [
      'På söndagar bakar jag bröd och spelar gamla skivor.',
      'Jag går långt, även när det blåser.',
      'Min bästa kväll: ett bord, fyra stolar och gott om tid.',
      'Jag håller på att lära mig segla och kantrar fortfarande.',
      'Ostmannen på torget kan mitt namn.',
    ],
    end: [
      'Berätta vad som senast gjorde dig glad.',
      'Vem vet ett bra kafé med fönsterplats?',
      'Berätta om din favoritpromenad.',
      'Jag svarar alltid, bara inte alltid med en gång.',
      'Och du: berg eller hav?',
    ],
  },
} as const satisfies Record<string, Sentences>;

export type DemoLanguage = keyof typeof aboutTexts;
