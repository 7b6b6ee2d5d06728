/** A moment as its clock shows it here, `YYYY-MM-DDTHH:mm`: the value of a `datetime-local` input. */
export function localMinute(moment: Date): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
