import type { ChecklistInputKind } from '@skep/domain';

/**
 * One entry of the taxonomy: id, id of its parent, key, how it is filled in, and what else is known of it.
 * Rows stand in the order in which people see them, parents before their children.
 */
export type CatalogueRow = readonly [
  id: number,
  parentId: number | null,
  key: string,
  input: ChecklistInputKind,
  more?: CatalogueRowMore,
];

export interface CatalogueRowMore {
  /** Word of `unit.*` in locales/taxonomy. */
  unit?: string;
  /** Never offered in a checklist: it only holds others together. */
  isSystem?: boolean;
}
