export const cookies = `
  Cookies
  Welke cookies {brand} plaatst, wat er verder in je browser blijft, waarvoor en hoelang.
  # Alleen wat nodig is
  {brand} plaatst geen cookies voor reclame of tracking en laadt niets van derden. Daarom zie je geen banner die om je toestemming vraagt.
  Wat toestemming nodig heeft, blijft uit tot je het onder aan deze pagina of in de [instellingen](/settings) aanzet, en uitzetten is net zo makkelijk.
  # Onze cookies
  - __Host-vonk: houdt je ingelogd. De inhoud is versleuteld en scripts kunnen die niet lezen. 30 dagen.
  - vonk_in: onthoudt alleen dat je bent ingelogd, zodat de pagina er meteen goed uitziet. 30 dagen.
  - __Host-vonk_device: onthoudt dat je al eens op dit apparaat bent ingelogd, zodat niemand je kan buitensluiten door naar je wachtwoord te raden. De inhoud is versleuteld, dient niet om je te volgen en blijft bewaard als je uitlogt. 365 dagen.
  - vonk_locale: onthoudt de taal die je koos. 365 dagen.
  - vonk_country: onthoudt het land dat je voor de prijzen koos. 365 dagen.
  # Opslag van je browser
  Zodat er niets verloren gaat, staat dit alleen in je browser:
  - concepten van berichten en van de aanmelding, maar nooit je wachtwoord
  - berichten die nog op verbinding wachten
  - welke mededelingen je hebt gesloten, en wanneer
  - de plaats die bij je locatie is gevonden, een uur lang
  - dat deze browser pushberichten krijgt
  - tot je het tabblad sluit: de link of uitnodiging waarmee je kwam, en half ingevulde formulieren
  # Tellen en partners
  Kom je via de link van een partner, dan bewaren we de herkomst tot je het tabblad sluit en tellen we het bezoek zonder te weten wie je bent en zonder je IP-adres. Meld je je aan, dan hoort de herkomst bij je account.
  Geef je onder aan deze pagina toestemming, dan onthoudt deze browser 90 dagen via welke link je het eerst kwam. Alleen met je toestemming bewaren we statistiek samen met je account, of laten we de partner weten dat je lid bent geworden of iets hebt gekocht. Wat de partner te horen krijgt, staat op de pagina [Privacy](/pages/privacy).
  # Verwijderen
  Uitloggen beëindigt de sessie. Al het andere verwijder je in de instellingen van je browser; daarna moet je opnieuw inloggen en de taal weer kiezen.
`;
