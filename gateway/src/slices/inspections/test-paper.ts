import { aReadPage, type TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';
import { inspectionsOperations } from './test-operations.ts';

/** A print of a checklist of the person's own, and photos of pages: in one reading that stays, and in one that ends. */
export async function paperOf(house: TestGateway, person: TestUser, checklist: string) {
  const { data } = await house.ask(
    inspectionsOperations.printChecklist ?? '',
    { id: checklist, hiveIds: [] },
    person,
  );
  const stays = await aReadPage(house.api, person);
  const ends = await aReadPage(house.api, person);
  return {
    print: String(data.printChecklist.print.id),
    reading: String(stays.readingId),
    readpage: String(stays.pageId),
    endedreading: String(ends.readingId),
    endedpage: String(ends.pageId),
  };
}
