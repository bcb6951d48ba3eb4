export const withdrawal = `
  Vertrag widerrufen
  Dein Widerrufsrecht, die Frist und wie du hier ohne Login widerrufst.
  # Dein Recht
  Du kannst den Kauf von Credits innerhalb von {refund_days} Tagen ohne Angabe von Gründen widerrufen.
  Die Frist beginnt am Tag nach dem Kauf und endet, wenn ihr letzter Tag dort vorbei ist, wo du lebst. Ist das ein Samstag, Sonntag oder Feiertag, endet sie mit dem nächsten Werktag. Es genügt, dass du den Widerruf vor ihrem Ende absendest.
  # So widerrufst du
  Füll das Formular am Ende dieser Seite aus: Name, Bestellnummer, E-Mail-Adresse, bestätigen. Ein Login ist nicht nötig. Du bekommst sofort eine Bestätigung mit Nummer, Datum und Uhrzeit per E-Mail.
  Du kannst auch formlos an {email} oder per Brief an {company}, {address}, schreiben.
  # Was dann geschieht
  Wir erstatten den Kaufpreis spätestens 14 Tage nach deinem Widerruf über denselben Zahlungsweg und berechnen dafür nichts.
  Hast du schon Credits aus diesem Kauf verbraucht, ziehen wir deren Anteil ab, weil du ausdrücklich verlangt hast, dass wir sofort beginnen. Ebenso zählen Mitglieder, deren Fotos du nur mit Premium gesehen hast. Hast du es nicht verlangt, bekommst du den ganzen Preis. Nicht verbrauchte Credits verfallen mit der Erstattung. Mehr unter [Rückgabe und Erstattung](/pages/return-policy).
  # Muster
  „An {company}, {address}, {email}: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf von Credits bei {brand}. Gekauft am: … Bestellnummer: … Name: … E-Mail-Adresse des Kontos: … Datum: …“
`;
