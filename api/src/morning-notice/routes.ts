import { morningNoticeForm } from '@skep/domain';
import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { changeMorningNotice, morningNotice } from './service.ts';
import { noticeStopRoutes } from './stop-routes.ts';

const MorningNoticeAnswer = v.object({
  at: v.pipe(v.string(), v.description('HH:MM')),
  timeZone: v.pipe(v.string(), v.description('IANA zone.')),
  isPushed: v.pipe(v.boolean(), v.description('Whether it is sent to the push devices of the person.')),
  isMailed: v.pipe(v.boolean(), v.description('Whether it is sent by email.')),
});

const access = 'inPerson';

export const morningNoticeRoutes = inOneScope([
  action(
    'GET',
    '/morning-notice',
    {
      ...{ id: 'readMorningNotice', access },
      summary: 'Time of day at which the person is sent what matters that day; off without push and email',
      answer: MorningNoticeAnswer,
    },
    morningNotice,
  ),
  action(
    'PUT',
    '/morning-notice',
    {
      ...{ id: 'changeMorningNotice', access },
      summary: 'Sets when and how the person is sent what matters that day',
      ...{ body: morningNoticeForm, answer: MorningNoticeAnswer },
    },
    (context, { body }) => changeMorningNotice(context, body),
  ),
  noticeStopRoutes,
]);
