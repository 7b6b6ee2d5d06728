import { mailStopRoutes } from '#platform/mail/stop-routes.ts';
import { wayText } from '../delivery/texts.ts';
import { requestedMailStop, stopMails } from './mail-stop.ts';

/** What the link of a mail about several alerts leads to. */
export const newsStopRoutes = mailStopRoutes({
  path: '/mail-stop',
  show: {
    operationId: 'showMailStop',
    summary: 'Page that confirms the end of mails about alerts; needs no sign-in',
  },
  stop: {
    operationId: 'stopMails',
    summary:
      'Unsubscribes from mails about alerts, by the page or by the button of a mail program (RFC 8058)',
  },
  requested: requestedMailStop,
  end: stopMails,
  text: (language, part) => wayText(language, `mailStop.${part}`),
});
