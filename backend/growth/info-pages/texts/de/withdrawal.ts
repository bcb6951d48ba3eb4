export const withdrawal = `
  Vertrag widerrufen
  Dein Widerrufsrecht, die Frist und wie du hier ohne Login widerrufst.
  # Dein Recht
  Du kannst den Kauf von Credits innerhalb von {refund_days} Tagen ohne Angabe von Gründen widerrufen.
  Die Widerrufsfrist beträgt {refund_days} Tage ab dem Tag des Vertragsabschlusses. Dieser Tag zählt nicht mit, und die Frist endet, wenn ihr letzter Tag dort vorbei ist, wo du lebst. Ist das ein Samstag, Sonntag oder Feiertag, endet sie mit dem nächsten Werktag. Zur Wahrung der Frist reicht es, dass du den Widerruf vor Ablauf der Widerrufsfrist absendest.
  # So widerrufst du
  Füll das Formular oben auf dieser Seite aus: Name, Bestellnummer, E-Mail-Adresse, bestätigen. Ein Login ist nicht nötig. Du bekommst sofort eine Bestätigung mit Eingangsnummer, Datum und Uhrzeit per E-Mail.
  Du kannst uns den Widerruf auch in eigenen Worten erklären, per E-Mail an {email} oder per Brief an {company}, {address}. Das Muster-Widerrufsformular unten kannst du dafür verwenden, vorgeschrieben ist es nicht.
  # Was dann geschieht
  Wir zahlen dir das Geld unverzüglich zurück, spätestens 14 Tage nachdem dein Widerruf bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel, mit dem du bezahlt hast, und berechnen dir dafür nichts.
  Hast du bei der Bestellung ausdrücklich verlangt, dass wir sofort beginnen, und schon Credits aus diesem Kauf verbraucht, behalten wir deren Anteil am Preis ein. Hast du das nicht verlangt, bekommst du den ganzen Preis zurück. Nicht verbrauchte Credits verfallen mit der Erstattung. Mehr dazu steht auf der Seite [Erstattungen](/pages/return-policy).
  # Muster-Widerrufsformular
  „An {company}, {address}, {email}: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf von Credits bei {brand}. Bestellt am: … Bestellnummer: … Name: … Anschrift: … E-Mail-Adresse des Kontos: … Datum: … Unterschrift (nur bei Mitteilung auf Papier): …“
`;
