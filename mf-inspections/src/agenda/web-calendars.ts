export interface CalendarEvent {
  title: string;
  place: string;
  /** ISO 8601. */
  start: string;
}

const hourMs = 60 * 60 * 1000;

/** Names of products, alike in every language. */
export const webCalendars = {
  google: { name: 'Google Calendar', urlOf: googleUrl },
  outlook: { name: 'Outlook.com', urlOf: (event: CalendarEvent) => outlookUrl('outlook.live.com', event) },
  office: { name: 'Office 365', urlOf: (event: CalendarEvent) => outlookUrl('outlook.office.com', event) },
} as const;

/** Opens the calendar with the event filled in, an hour long; nothing is sent before the person follows it. */
function googleUrl({ title, place, start }: CalendarEvent): string {
  const time = (iso: string) => iso.replaceAll(/[-:]|\.\d{3}/g, '');
  const { from, to } = hourFrom(start);
  const dates = `${time(from)}/${time(to)}`;
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, location: place });
  return `https://calendar.google.com/calendar/render?${query}`;
}

function outlookUrl(host: string, { title, place, start }: CalendarEvent): string {
  const { from, to } = hourFrom(start);
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: from,
    enddt: to,
    location: place,
  });
  return `https://${host}/calendar/0/deeplink/compose?${query}`;
}

function hourFrom(start: string) {
  const from = new Date(start);
  return { from: from.toISOString(), to: new Date(from.getTime() + hourMs).toISOString() };
}
