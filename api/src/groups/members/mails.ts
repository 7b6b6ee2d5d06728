import type { GroupNewsKind } from '@skep/domain';
import { accountByEmail } from '#account/core/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { GroupId } from '#platform/context/ids.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import type { Member } from '../core/group.ts';
import { groupText } from '../core/texts.ts';
import { insertNews } from './news-store.ts';

interface GroupMail {
  recipient: string;
  kind: GroupNewsKind | 'invited' | 'inherited';
  /** Of whom it tells: who invites, who has answered, who has gone. */
  who: string;
  group: string;
  /** A path of the web app. */
  path: string;
}

/** Tells somebody of a group, in their own language; within the caller's transaction. */
export async function mailOfGroup(
  context: Context,
  { recipient, kind, who, group, path }: GroupMail,
): Promise<void> {
  const language = (await accountByEmail(context, recipient))?.locale ?? context.locale;
  const say = (part: string) => groupText(language, `${kind}.${part}`, { who, group });
  const mail = composeLinkMail({
    recipient,
    language,
    subject: say('subject'),
    intro: say('intro'),
    button: say('button'),
    outro: say('outro'),
    link: `${context.addresses.webApp}${path}`,
  });
  await queueMail(context, mail);
}

/** Who has come, has not wanted to, or has gone, by mail and in the app; within the caller's transaction. */
export async function notifyAdmins(
  context: Context,
  { groupId, groupName, admins }: { groupId: GroupId; groupName: string; admins: readonly Member[] },
  kind: GroupNewsKind,
  who: string,
): Promise<void> {
  await insertNews(context, admins, { kind, who });
  for (const { email } of admins)
    await mailOfGroup(context, {
      recipient: email,
      kind,
      who,
      group: groupName,
      path: `/groups/${groupId}/edit`,
    });
}
