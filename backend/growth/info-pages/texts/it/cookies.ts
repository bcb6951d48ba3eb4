export const cookies = `
  Cookie
  Quali cookie usa {brand}, che cos’altro resta nel tuo browser, perché e per quanto tempo.
  # Solo il necessario
  {brand} non usa cookie pubblicitari o di tracciamento e non incorpora contenuti di terzi. Per questo nessun banner ti chiede il consenso.
  Ciò che richiede il consenso resta disattivato finché non lo attivi, in fondo a questa pagina o nelle [impostazioni](/settings), e disattivarlo è altrettanto facile.
  # I nostri cookie
  - __Host-vonk: mantiene il tuo accesso. Il contenuto è cifrato e gli script non possono leggerlo. 30 giorni.
  - vonk_in: ricorda solo che hai effettuato l’accesso, così la pagina appare subito nella versione giusta. 30 giorni.
  - __Host-vonk_device: ricorda che hai già effettuato l’accesso da questo dispositivo, così nessuno può chiuderti fuori tentando di indovinare la tua password. Il contenuto è cifrato, non serve a tracciarti e resta anche dopo che esci. 365 giorni.
  - vonk_locale: ricorda la lingua scelta. 365 giorni.
  - vonk_country: ricorda il Paese scelto per i prezzi. 365 giorni.
  # Memoria del tuo browser
  Perché nulla vada perso, alcune cose restano solo nel tuo browser:
  - bozze di messaggi e dell’iscrizione, ma mai la tua password
  - messaggi che aspettano ancora una connessione
  - quali avvisi hai chiuso, e quando
  - la città trovata per la tua posizione, per un’ora
  - che questo browser riceve notifiche push
  - finché non chiudi la scheda: il link o l’invito della tua visita, e moduli compilati a metà
  # Conteggio e partner
  Se arrivi dal link di un partner, l’origine resta finché non chiudi la scheda e viene contata senza collegarla a una persona e senza il tuo indirizzo IP. Se ti iscrivi, la conserviamo con il tuo account.
  Se dai il consenso in fondo a questa pagina, questo browser ricorda per 90 giorni il link della tua prima visita. Solo con il tuo consenso conserviamo statistiche insieme al tuo account, o diciamo al partner che c’è stata un’iscrizione o un acquisto. Che cosa viene a sapere è nella pagina [Privacy](/pages/privacy).
  # Cancellarli
  Quando esci, la sessione termina. Tutto il resto lo cancelli nelle impostazioni del browser; poi dovrai accedere di nuovo e scegliere ancora la lingua.
`;
