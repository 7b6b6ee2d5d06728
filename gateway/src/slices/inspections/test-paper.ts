import { aReadPage, type TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';
import { inspectionsOperations } from './test-operations.ts';

/** A print of a checklist of the person's own, and photos of pages: in one reading that stays, and in one that ends. */
export async function paperOf(service: TestGateway, person: TestUser, checklist: string) {
  const { data } = await service.ask(
    inspectionsOperations.printChecklist ?? '',
    { id: checklist, hiveIds: [] },
    person,
  );
  const placements = await aReadPage(service.api, person);
  const ends = await aReadPage(service.api, person);
  return {
    print: String(data.printChecklist.print.id),
    reading: String(placements.readingId),
    readpage: String(placements.pageId),
    endedreading: String(ends.readingId),
    endedpage: String(ends.pageId),
  };
}
