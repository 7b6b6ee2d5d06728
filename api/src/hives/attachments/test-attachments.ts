import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import type { TestApi } from '#testing/test-api.ts';

/** @param path of what it is attached to, such as `hives/3` */
export async function attach(api: TestApi, as: TestUser, path: string, file?: Buffer) {
  return sendForm(api, `/api/v1/${path}/attachments`, as, { file: file ?? (await aPicture()) });
}

/** Of an address in an answer, as a request has it. */
export function pathOfAddress(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** A photo of a hive of theirs. @returns it as GET sends it */
export async function anAttachment(api: TestApi, owner: TestUser) {
  const answer = await attach(api, owner, `hives/${(await aHive(api, owner)).id}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
