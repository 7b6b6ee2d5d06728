import { AppError } from '@skep/domain';
import { type InspectionWriter, writersOfInspection } from '#audit-log/store.ts';
import { ownItemsIn } from '#inspections/checklists/items.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { InspectionId } from '#platform/context/ids.ts';
import type { Inspection, InspectionItem, InspectionVersion } from './inspection.ts';
import { inspectionFields } from './inspection-fields.ts';
import { namesOfPlaces } from './item-store.ts';
import { placesIn } from './places.ts';
import { changeInspection, type InspectionEdit } from './recording.ts';
import type { PlaceNames } from './rendering.ts';
import { type FullInspection, withItems } from './service.ts';
import { earlierInspection, earlierInspections, inspectionById } from './store.ts';

/** An inspection as it was from then on, and who wrote it so. */
export interface WrittenVersion {
  inspection: Inspection;
  items: readonly Omit<InspectionItem, 'id'>[];
  /** Undefined: nobody knows, or that account is gone. */
  writtenBy: string | undefined;
  writtenAt: Date;
}

export interface InspectionVersions {
  /** The present one first. */
  versions: readonly WrittenVersion[];
  names: PlaceNames;
}

/**
 * The versions of an inspection that are still stored, for those who may edit it.
 * @throws AppError not_found, not_allowed
 */
export async function versionsOfInspection(
  context: SignedInContext,
  id: InspectionId,
): Promise<InspectionVersions> {
  const held = requireRight(context, 'edit', await inspectionById(context, id));
  const present = await withItems(context, held);
  const earlier = await earlierInspections(context, held);
  const own = await ownItemsIn(
    context,
    earlier.flatMap(({ items }) => items.map(({ categoryId }) => categoryId)),
  );
  const all: Pick<WrittenVersion, 'inspection' | 'items'>[] = [
    { inspection: held, items: present.items },
    ...earlier.map(({ items, ...inspection }) => ({
      inspection,
      items: items.map((item) => ({ ...item, own: own.get(item.categoryId) })),
    })),
  ];
  const names = await namesOfPlaces(context, placesIn(all.flatMap(({ items }) => items)));
  const writers = await writersOfInspection(context, id);
  const versions = all.map((each) => {
    const writtenAt = each.inspection.updatedAt;
    return { ...each, writtenAt, writtenBy: writerAt(writers, writtenAt) };
  });
  return { versions, names };
}

/** The audit log is written in the same transaction, a moment later. */
const sameEditMs = 5000;

function writerAt(writers: readonly InspectionWriter[], at: Date): string | undefined {
  const distance = (writer: InspectionWriter) => Math.abs(writer.at.getTime() - at.getTime());
  const nearest = writers.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) <= sameEditMs ? nearest.name : undefined;
}

export interface Restoring {
  /** Of the present version; undefined: whichever it is. */
  revision: number | undefined;
  /** Revision of the version that is taken back. */
  version: number;
  /** The inspection as GET sends it, for 412. */
  toWire: (inspection: FullInspection) => unknown;
}

/**
 * Makes an older version the newest: an edit like any other, with its rules.
 * @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile
 */
export async function restoreInspection(
  context: SignedInContext,
  id: InspectionId,
  { revision, version, toWire }: Restoring,
): Promise<FullInspection> {
  const held = requireRight(context, 'edit', await inspectionById(context, id));
  if (version === held.rev) return withItems(context, held);
  const earlier = await earlierInspection(context, held, version);
  if (earlier === undefined) throw new AppError('not_found');
  const photos = { photoIds: [], gonePhotoIds: [], awaited: [] };
  const edit = { revision, sentRevision: undefined, photos, toWire };
  return changeInspection(context, id, { ...edit, changes: changesTo(earlier) });
}

/** Its checklist stays: it may be gone, and says only by what the inspection was filled in. */
function changesTo(earlier: InspectionVersion): InspectionEdit['changes'] {
  const { checklistId: _checklist, ...fields } = inspectionFields;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return (_base, { items }) => ({
    changes: {
      ...Object.fromEntries(names.map((name) => [name, earlier[name]])),
      hasWeather: earlier.readings?.weather !== undefined,
      hasWeight: earlier.readings?.weight !== undefined,
      answers: {
        ...Object.fromEntries(items.map(({ categoryId }) => [categoryId, null])),
        ...Object.fromEntries(earlier.items.map(({ categoryId, value }) => [categoryId, value])),
      },
    },
    hasConflict: false,
  });
}
