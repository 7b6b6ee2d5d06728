import type { LanguageCode } from '@skep/domain';
import { contentOwnedBy, printOnPaper } from '#inspections/printed-forms/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { EngineOutcome, LayoutOf, ReadPhoto } from './engine.ts';
import { withHandwriting } from './outside-engine.ts';
import { ownEngine } from './own-engine.ts';

interface Reader {
  /** Whose prints its pages may be of. */
  ownerId: UserId;
  /** Of the handwriting. Undefined: that of each sheet. */
  language: LanguageCode | undefined;
  /** Default: ours. */
  read?: ReadPhoto;
}

/** Reads photos of one person: ticks and digits by our engine, handwriting by the operator's, where there is one. */
export function photoReader(
  context: Context,
  { ownerId, language, read = ownEngine(context.clock) }: Reader,
): (photo: Buffer, placed?: Parameters<ReadPhoto>[2]) => Promise<EngineOutcome> {
  const layoutOf = layoutsOf(context, ownerId);
  return async (photo, placed) =>
    withWords(context, await read(photo, layoutOf, placed), { layoutOf, language });
}

/** Without an answer it is typed in. */
export async function withWords(
  { paperEngine, log }: Context,
  outcome: EngineOutcome,
  { layoutOf, language }: { layoutOf: LayoutOf; language: LanguageCode | undefined },
): Promise<EngineOutcome> {
  if (paperEngine === undefined || outcome.kind !== 'read') return outcome;
  const sheet = await layoutOf(outcome.code.printId);
  if (sheet === undefined) return outcome;
  try {
    return await withHandwriting(outcome, { sheet, language: language ?? sheet.language }, paperEngine);
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'the engine of paper gave no answer',
    );
    return outcome;
  }
}

export function layoutsOf(context: Context, ownerId: UserId): LayoutOf {
  return async (printId) => {
    const id = await printOnPaper(context, ownerId, printId);
    const content = id && (await contentOwnedBy(context, ownerId, id));
    return content && content.kind === 'sheet' ? content.sheet : undefined;
  };
}
