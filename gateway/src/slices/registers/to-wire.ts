import type { TreatmentInput } from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';

export const hiveIdsToWire = (hiveIds: readonly string[]) =>
  hiveIds.map((id, index) => chosenWireId(id, `hiveIds.${index}`));

/** The entry that another replaces, and why. */
export function correctionToWire({
  correctsId,
  correctionReason,
}: Pick<TreatmentInput, 'correctsId' | 'correctionReason'>) {
  return {
    corrects_id: correctsId == null ? null : chosenWireId(correctsId, 'correctsId'),
    correction_reason: correctionReason ?? null,
  };
}
