/** The words of a title in lower case, also where capitals or underscores divide them; `mV` is one. */
export function wordsOf(title: string): string[] {
  return title
    .normalize('NFC')
    .replaceAll(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%°]+/u)
    .filter(Boolean);
}

/** A set of words as they are written here, one space between two. */
export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '));
}

export const timeWords = wordSet(
  'time date datetime timestamp ts epoch unix unixtime when day measured inspected inspection recorded visited changed updated created logged',
  'tijd datum tijdstip zeit zeitpunkt zeitstempel uhrzeit heure horodatage ημερομηνία ώρα χρόνος data ora orario',
  'klo tid dato tidspunkt klokkeslett tidpunkt klockslag hora fecha дата время aika päivä päivämäärä pvm kellonaika čas',
  'час godzina godz dátum idő időpont',
);
/** Of when something was written down or sent, which is not when it was measured. */
export const bookkeepingWords = wordSet(
  'created updated modified received exported imported deleted erstellt geändert',
);
export const hourWords = wordSet(
  'hour hours hr hrs time uur stunde stunden uhr uhrzeit heure heures hora horas ora ore ώρα timme klokke klo tid tunti',
  'hodina година час godzina godz óra tijd zeit время čas aika',
);
export const minuteWords = wordSet(
  'minute minutes min mins minuut minuten minuto minutos minuti minuta minutt minut minuutti λεπτό минута минуты хвилина',
);
export const yearWords = wordSet(
  'year jahr jaar année annee an année año ano anno år ar vuosi rok έτος год рік év',
);
export const weekWords = wordSet(
  'week wk kw kalenderwoche woche semaine semana settimana uke vecka viikko týden săptămâna εβδομάδα неделя тиждень tydzień седмица',
);
export const monthWords = wordSet(
  'month monat maand mois mes mês mese måned månad kuukausi měsíc lună luna μήνας месяц місяць miesiąc hónap',
);
export const dayWords = wordSet(
  'day tag dag jour día dia giorno päivä den zi ziua ημέρα μέρα день dzień nap',
);
