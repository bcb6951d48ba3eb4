export const returnPolicy = `
  Erstattungen
  Wann du Geld zurückbekommst, wie viel und wie das geht.
  # Nicht verbrauchte Credits
  Innerhalb von {refund_days} Tagen kannst du einen Kauf ohne Angabe von Gründen widerrufen. Für Credits, die du noch nicht verbraucht hast, erstatten wir dir den anteiligen Preis.
  Credits, die du auf anderem Weg bekommen hast, zum Beispiel zum Start, gelten als zuerst verbraucht. Das ist zu deinem Vorteil.
  # Verbrauchte Credits
  Für Credits, die du für zugestellte Nachrichten, Bilder und Geschenke verbraucht hast, gibt es keine Erstattung. Was nicht zugestellt wurde, kostet nichts; wurden doch Credits abgezogen, schreiben wir sie dir wieder gut.
  Abgezogen wird nur, wenn du bei der Bestellung verlangt hast, dass wir sofort beginnen; sonst bekommst du den ganzen Preis zurück.
  # Falsch oder doppelt abgebucht
  Wurde ein Betrag doppelt oder ohne dein Zutun abgebucht, melde dich bitte. Wir prüfen den Vorgang und erstatten dir, was dir zusteht, unabhängig von jeder Frist.
  # Bezahlt, aber keine Credits
  Die meisten Zahlungen sind in Sekunden da; eine Überweisung oder Lastschrift kann einige Tage dauern. Kommt Geld für eine Bestellung an, die schon verfallen ist, zahlen wir es von selbst zurück. Wie es steht, siehst du bei [deinen Zahlungen](/transactions).
  # So geht es
  Am schnellsten geht es mit dem Formular auf der Seite [Vertrag widerrufen](/withdrawal): Name, Bestellnummer, E-Mail-Adresse, fertig. Ein Login ist nicht nötig. Du kannst auch das [Formular für Beschwerden](/complaints) benutzen oder an {email} schreiben.
  Du bekommst sofort eine Bestätigung mit Eingangsnummer, Datum und Uhrzeit. Passen Bestellung und Adresse zusammen, beginnt die Erstattung gleich; alles andere sieht sich ein Mensch an.
  Du bekommst das Geld mit demselben Zahlungsmittel zurück, mit dem du bezahlt hast, spätestens 14 Tage nachdem dein Widerruf eingegangen ist. Deine gesetzlichen Rechte bleiben davon unberührt.
  # Wenn ein Konto endet
  Löschst du dein Konto, verfallen nicht verbrauchte Credits. Läuft die Widerrufsfrist noch, widerrufe den Kauf vorher. Kündigen wir, erstatten wir dir gekaufte Credits, die du nicht verbraucht hast.
`;
