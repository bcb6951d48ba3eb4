export const accessibility = `
  Barrierefreiheit
  Was wir dafür tun, dass alle {brand} benutzen können, wo es noch hakt und wie du Hürden meldest.
  # Unser Ziel
  {brand} soll den Richtlinien WCAG 2.2 auf Stufe AA entsprechen, auf jeder Seite und in jeder Sprache.
  Das Gesetz verlangt barrierefreie Online-Dienste: die Richtlinie (EU) 2019/882, in Deutschland das Barrierefreiheitsstärkungsgesetz (BFSG), in Österreich das Barrierefreiheitsgesetz (BaFG). Maßstab ist die Norm EN 301 549. Diese Seite ist unsere Erklärung dazu.
  # Worum es geht
  {brand} ist eine Website, auf der Erwachsene einander kennenlernen: sich anmelden, Mitglieder suchen, Likes vergeben, Nachrichten schreiben und Credits kaufen. Sie läuft in jedem aktuellen Browser, auf Smartphone und Computer, ohne dass du etwas installieren musst.
  # Was wir tun
  - Alles lässt sich allein mit der Tastatur bedienen, und der Fokus ist immer sichtbar.
  - Kontraste betragen mindestens 4,5 zu 1, hell wie dunkel, und Knöpfe sind groß genug für die Finger.
  - Text lässt sich auf 400 Prozent vergrößern, ohne dass etwas verloren geht.
  - Hast du auf deinem Gerät weniger Bewegung eingestellt, verzichtet die Seite auf Animationen.
  - Screenreader nennen bei jeder Nachricht Namen und Uhrzeit, und neue Nachrichten werden angesagt; das lässt sich stummschalten.
  - Fehler stehen in Worten neben dem Feld. Öffentliche Seiten funktionieren auch ohne JavaScript.
  # Wo es noch hakt
  - Fotos von Mitgliedern haben keine ausführliche Beschreibung, weil nur die Mitglieder wissen, was darauf zu sehen ist.
  - Seiten von Zahlungsdiensten gehören nicht zu uns; wie barrierefrei sie sind, haben wir nicht in der Hand.
  # Wie wir prüfen
  Bei jeder Änderung sucht ein Programm auf den wichtigsten Seiten nach Hürden, in mehreren Sprachen, auf schmalem und breitem Bildschirm. Was es nicht sehen kann, prüfen wir von Hand.
  # Hürde gefunden?
  Sag uns bitte Bescheid: {email} oder über das [Formular für Beschwerden](/complaints). Nenne uns die Seite und dein Hilfsmittel. Was du brauchst, schicken wir dir, soweit möglich, auch in anderer Form.
  # Aufsicht
  Bist du mit unserer Antwort nicht zufrieden, kannst du dich an die Behörde wenden, die in deinem Land die Barrierefreiheit überwacht.
  {access_authorities}
`;
