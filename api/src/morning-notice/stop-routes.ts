import { mailStopRoutes } from '#platform/mail/stop-routes.ts';
import { requestedNoticeStop, stopNoticeMails } from './service.ts';
import { noticeText } from './text.ts';

export const noticeStopRoutes = mailStopRoutes({
  path: '/morning-notice-stop',
  show: {
    operationId: 'showMorningNoticeStop',
    summary: 'Page that confirms the end of morning notices by email; needs no sign-in',
  },
  stop: {
    operationId: 'stopMorningNotice',
    summary: 'Ends morning notices by email, by the page or by the button of a mail program (RFC 8058)',
  },
  requested: requestedNoticeStop,
  end: stopNoticeMails,
  text: (language, part) => noticeText(language, `stop.${part}`),
});
