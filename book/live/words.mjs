// What the page says while Python starts.
const mb = (bytes, lang) => (bytes / 1e6).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const words = {
  en: {
    load: (done, total) => total ? `The table is waking up: ${mb(done, "en")} of ${mb(total, "en")} MB.`
                                 : "The table is waking up.",
    start: () => "The table is waking up: starting Python.",
    cells: () => "The table is waking up: laying out this page.",
    failed: "The tables of this page could not start. Load the page again, or read on: the text needs no table.",
    broken: "That move met a fault of the book and was not made. Undo it or begin again.",
    cell: "This table could not be laid out. Load the page again, or read on: the text needs no table.",
    unable: "This browser cannot run the tables: it lacks WebAssembly or module workers. "
      + "A current Firefox, Chrome, Edge or Safari can. The text needs no table.",
  },
  de: {
    load: (done, total) => total ? `Der Tisch wacht auf: ${mb(done, "de")} von ${mb(total, "de")} MB.`
                                 : "Der Tisch wacht auf.",
    start: () => "Der Tisch wacht auf: Python startet.",
    cells: () => "Der Tisch wacht auf: Diese Seite wird ausgelegt.",
    failed: "Die Tische dieser Seite konnten nicht starten. Lade die Seite neu oder lies weiter: "
      + "Der Text braucht keinen Tisch.",
    broken: "Dieser Zug traf auf einen Fehler des Buchs und wurde nicht ausgeführt. Nimm ihn zurück oder fang neu an.",
    cell: "Dieser Tisch konnte nicht ausgelegt werden. Lade die Seite neu oder lies weiter: "
      + "Der Text braucht keinen Tisch.",
    unable: "Dieser Browser kann die Tische nicht ausführen: Ihm fehlen WebAssembly oder Modul-Worker. "
      + "Ein aktueller Firefox, Chrome, Edge oder Safari kann es. Der Text braucht keinen Tisch.",
  },
};
