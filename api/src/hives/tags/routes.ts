import { hiveTagForm, hiveTagLimits, hiveTagNumber } from '@skep/domain';
import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import type { HiveTag } from './hive-tag.ts';
import { hiveTagFields } from './hive-tag-fields.ts';
import { codesForPrinting, createTag, editTag, ownTags, removeTag, scannedTag, showTag } from './service.ts';

const params = v.object({
  number: v.pipe(
    v.string(),
    v.maxLength(20),
    v.description('Number of the hive tag.'),
    v.transform(hiveTagNumber),
    v.string(),
  ),
});
const TagAnswer = v.object(answerOf(hiveTagFields));
const body = v.object(bodyOf(hiveTagFields));

export const hiveTagRoutes = inOneScope([
  action(
    'GET',
    '/hive-tags',
    { id: 'listHiveTags', summary: 'Hive tags of the person by number', answer: v.array(TagAnswer) },
    (context) => ownTags(context),
  ),
  action(
    'POST',
    '/hive-tags',
    {
      id: 'addHiveTag',
      summary: 'Assigns a hive and an action to a tag number; error at `number` if it is taken',
      body,
      answer: TagAnswer,
    },
    (context, sent) => createTag(context, sent.body),
  ),
  action(
    'GET',
    '/hive-tags/:number',
    { id: 'readHiveTag', summary: 'One hive tag', params, answer: TagAnswer },
    (context, sent) => showTag(context, sent.params.number),
  ),
  action(
    'PATCH',
    '/hive-tags/:number',
    {
      id: 'changeHiveTag',
      summary: 'Edits a hive tag, also its number; fields that are not sent do not change',
      params,
      body: v.partial(body),
      answer: TagAnswer,
    },
    (context, sent) => {
      const changesOf = changesOfSent(
        sent.body,
        (held: HiveTag) => held,
        (changed) => changed,
      );
      return editTag(context, sent.params.number, (held) => changesOf(held, held).changes);
    },
  ),
  action(
    'DELETE',
    '/hive-tags/:number',
    {
      id: 'removeHiveTag',
      summary: 'Deletes a hive tag and frees its number; the printed code remains valid for that number',
      params,
    },
    (context, sent) => removeTag(context, sent.params.number),
  ),
  action(
    'POST',
    '/hive-tags/codes',
    {
      id: 'printHiveTagCodes',
      summary: 'Printable codes for these numbers; the code of a number never changes',
      body: v.object({
        numbers: v.pipe(
          v.array(hiveTagForm.entries.number),
          v.minLength(1, 'required'),
          v.maxLength(hiveTagLimits.highest, 'too_many'),
        ),
      }),
      answer: v.array(
        v.object({
          number: hiveTagFields.number.kind.json,
          code: v.string(),
          url: v.pipe(v.string(), v.description('Content of the tag’s QR code.')),
        }),
      ),
    },
    async (context, sent) =>
      (await codesForPrinting(context, sent.body.numbers)).map(({ number, code }) => ({
        number,
        code,
        url: `${context.addresses.webApp}/hive-tags/${code}`,
      })),
  ),
  action(
    'GET',
    '/hive-tags/codes/:code',
    {
      id: 'readScannedHiveTag',
      summary: 'The tag of a scanned code; 404 if it belongs to somebody else',
      params: v.object({
        code: v.pipe(v.string(), v.maxLength(40), v.description('The scanned text.')),
      }),
      answer: v.object({
        number: hiveTagFields.number.kind.json,
        tag: v.pipe(v.optional(TagAnswer), v.description('Absent: it is not assigned to a hive yet.')),
      }),
    },
    (context, sent) => scannedTag(context, sent.params.code),
  ),
]);
