import { attachmentKinds } from '@skep/domain';
import * as v from 'valibot';
import { steadyTickets } from '#account/core/tickets.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, AttachmentId, HiveId, QueenId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { accessJson, idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import type { AttachedTo, Attachment } from './attachment.ts';
import {
  addAttachment,
  chooseAttachment,
  listAttachments,
  pictureSubject,
  queenPictures,
  removeAttachment,
} from './service.ts';

const address = v.pipe(
  v.string(),
  v.description('Address of a photo for this person, valid for at least an hour.'),
);

const AttachmentAnswer = v.object({
  id: idJson<AttachmentId>('attachment'),
  kind: v.picklist(attachmentKinds),
  fileName: v.string(),
  sizeBytes: v.number(),
  isChosen: v.pipe(v.boolean(), v.description('Whether it is the picture of what it is attached to.')),
  addedAt: v.date(),
  authorName: v.optional(v.string()),
  url: v.optional(address),
  thumbUrl: v.optional(address),
});

const AttachmentsAnswer = v.object({ attachments: v.array(AttachmentAnswer), access: accessJson });

async function attachmentsJson(context: SignedInContext, attachments: readonly Attachment[]) {
  const ticketFor = await steadyTickets(context);
  return attachments.map((attachment) => {
    const { id, kind } = attachment;
    if (kind !== 'photo') return attachment;
    const query = new URLSearchParams(ticketFor(...pictureSubject(id)));
    const link = (size: string) => `${context.addresses.api}/attachments/${id}/${size}?${query}`;
    return { ...attachment, url: link('whole'), thumbUrl: link('thumb') };
  });
}

async function attachmentJson(context: SignedInContext, attachment: Attachment) {
  const [json] = await attachmentsJson(context, [attachment]);
  return json ?? attachment;
}

/** Lists and adds what is attached to one kind of things. */
function routesOf<Id extends AttachedTo['id']>(
  { path, subject, name }: { path: `/${string}`; subject: AttachedTo['subject']; name: string },
  attachedTo: (id: Id) => AttachedTo,
) {
  const params = v.object({ id: sentId<Id>(subject) });
  return [
    action(
      'GET',
      path,
      {
        id: `list${name}Attachments`,
        summary: `Photos and documents attached to the ${subject}, newest first`,
        params,
        answer: AttachmentsAnswer,
      },
      async (context, sent) => {
        const { attachments, access } = await listAttachments(context, attachedTo(sent.params.id));
        return { attachments: await attachmentsJson(context, attachments), access };
      },
    ),
    action(
      'POST',
      path,
      {
        id: `add${name}Attachment`,
        summary: `Attaches a file to the ${subject}, sent as \`file\` of a form: a picture of 15 MB${
          subject === 'queen' ? '' : ' or a PDF of 10 MB'
        }`,
        params,
        file: 'file',
        notIdempotent: 'harmless',
        answer: AttachmentAnswer,
      },
      async (context, { params: { id }, file }) =>
        attachmentJson(context, await addAttachment(context, attachedTo(id), file)),
    ),
  ];
}

const attachmentId = { params: v.object({ id: sentId<AttachmentId>('attachment') }) };

export const attachmentRoutes = inOneScope([
  ...routesOf<HiveId>({ path: '/hives/:id/attachments', subject: 'hive', name: 'Hive' }, (id) => ({
    subject: 'hive',
    id,
  })),
  ...routesOf<QueenId>({ path: '/queens/:id/attachments', subject: 'queen', name: 'Queen' }, (id) => ({
    subject: 'queen',
    id,
  })),
  ...routesOf<ApiaryId>({ path: '/apiaries/:id/attachments', subject: 'apiary', name: 'Apiary' }, (id) => ({
    subject: 'apiary',
    id,
  })),
  action(
    'GET',
    '/queen-pictures',
    {
      id: 'listQueenPictures',
      summary: 'Chosen pictures of the queens that the person can see',
      answer: v.array(v.object({ queenId: idJson<QueenId>('queen'), thumbUrl: address })),
    },
    async (context) =>
      (await attachmentsJson(context, await queenPictures(context))).flatMap((picture) =>
        picture.of.subject === 'queen' && 'thumbUrl' in picture
          ? [{ queenId: picture.of.id, thumbUrl: picture.thumbUrl }]
          : [],
      ),
  ),
  action(
    'PATCH',
    '/attachments/:id',
    {
      id: 'chooseAttachment',
      summary: 'Makes a photo the picture of what it is attached to, or takes that back',
      ...attachmentId,
      body: v.object({ isChosen: v.boolean('required') }),
      answer: AttachmentAnswer,
    },
    async (context, { params, body }) =>
      attachmentJson(context, await chooseAttachment(context, params.id, body.isChosen)),
  ),
  action(
    'DELETE',
    '/attachments/:id',
    { id: 'removeAttachment', summary: 'Deletes a photo or a document', ...attachmentId },
    (context, { params }) => removeAttachment(context, params.id),
  ),
]);
