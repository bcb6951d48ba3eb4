export const returnPolicy = `
  Rückgabe und Erstattung
  Wann du Geld zurückbekommst, wie viel, und wie das geht.
  # Nicht verbrauchte Credits
  Innerhalb von {refund_days} Tagen nach dem Kauf kannst du Credits zurückgeben, die du noch nicht verbraucht hast. Wir erstatten dir ihren Anteil am bezahlten Preis.
  Credits, die du auf anderem Weg bekommen hast, zum Beispiel zum Start, gelten als zuerst verbraucht. Das ist zu deinem Vorteil.
  # Verbrauchte Credits
  Für Credits, die du für zugestellte Nachrichten, Fotos und Geschenke ausgegeben hast, gibt es keine Erstattung. Was nicht zugestellt wurde, kostet nichts; ist doch etwas abgebucht worden, schreiben wir es dir gut.
  Dasselbe gilt für Mitglieder, deren Fotos du nur mit Premium gesehen hast: Jedes zählt wie eine Nachricht, alle zusammen höchstens halb so viel wie deine nicht verbrauchten Credits. Abgezogen wird nur, wenn du bei der Bestellung verlangt hast, dass wir sofort beginnen; sonst bekommst du den ganzen Preis zurück.
  # Falsch oder doppelt abgebucht
  Wurde ein Betrag doppelt oder ohne dein Zutun abgebucht, melde dich bitte. Wir prüfen den Vorgang und erstatten, was dir zusteht, unabhängig von jeder Frist.
  # Bezahlt, aber keine Credits
  Die meisten Zahlungen sind in Sekunden da; eine Überweisung oder Lastschrift kann einige Tage dauern. Kommt Geld für eine Bestellung an, die schon verfallen ist, geht es von selbst zurück. Den Stand siehst du unter [deinen Zahlungen](/transactions).
  # So geht es
  Am schnellsten geht das Formular auf der Seite [Vertrag widerrufen](/withdrawal): Name, Bestellnummer, E-Mail-Adresse, fertig. Ein Login ist nicht nötig. Du kannst auch das [Formular für Beschwerden](/complaints) nehmen oder an {email} schreiben.
  Du bekommst sofort eine Bestätigung mit Nummer, Datum und Uhrzeit. Passen Bestellung und Adresse zusammen, beginnt die Erstattung gleich; alles andere sieht sich ein Mensch an.
  Das Geld kommt über denselben Weg zurück, auf dem du bezahlt hast, spätestens nach 14 Tagen. Deine gesetzlichen Rechte bleiben davon unberührt.
  # Wenn ein Konto endet
  Löschst du dein Konto, enden nicht verbrauchte Credits mit ihm; gib sie also vorher zurück. Kündigen wir, erstatten wir gekaufte Credits, die nicht verbraucht wurden.
`;
