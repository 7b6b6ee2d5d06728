import { type Pack, type PackItem, packItems } from '@skep/domain';
import type { PackedItemInput, AgendaTaskFragment as Task } from '../generated/graphql.ts';
import { useIntl } from './use-task-intl.ts';

/** As GraphQL names them. */
const sentItems = {
  super: 'SUPER',
  frame: 'FRAME',
  strip: 'STRIP',
  fondant: 'FONDANT',
  queen: 'QUEEN',
  jar: 'JAR',
} as const satisfies Record<PackItem, string>;

/** What a task needs, in the order of the form. */
export function packOf({ pack }: Pick<Task, 'pack'>): Pack {
  return packItems.flatMap((item) => {
    const found = pack.find((each) => each.item === sentItems[item]);
    return found ? [{ item, count: found.count }] : [];
  });
}

export const sentPack = (pack: Pack): PackedItemInput[] =>
  pack.map(({ item, count }) => ({ item: sentItems[item], count }));

const packedTexts = {
  super: 'tasks.packed.super',
  frame: 'tasks.packed.frame',
  strip: 'tasks.packed.strip',
  fondant: 'tasks.packed.fondant',
  queen: 'tasks.packed.queen',
  jar: 'tasks.packed.jar',
} as const satisfies Record<PackItem, string>;

/** As people say it, such as “3 supers”. */
export function usePackedText(): (packed: Pack[number]) => string {
  const { formatMessage } = useIntl();
  return ({ item, count }) => formatMessage({ id: packedTexts[item] }, { count });
}
