import { aPhoto, attach, type TestUser } from '@skep/api/testing';
import { alertOfRule } from '../slices/alerts/test-things.ts';
import { dashboardOf } from '../slices/dashboards/test-dashboard.ts';
import { groupWithMember } from '../slices/groups/test-group.ts';
import { anApiary } from '../slices/hives/test-inputs.ts';
import { secondBees } from '../slices/hives/test-second-bees.ts';
import { aPlan, aRecord, aTask } from '../slices/inspections/test-inputs.ts';
import { paperOf } from '../slices/inspections/test-paper.ts';
import { measuringDevices } from '../slices/measurements/test-devices.ts';
import { aCountedImport } from '../slices/measurements/test-imports.ts';
import { entryOf } from '../slices/registers/test-entry.ts';
import { answeredResearch } from '../slices/research/test-research.ts';
import type { TestGateway } from './test-gateway.ts';
import type { Ids } from './variables.ts';

/** Makes one of everything that operations can be about, for a person who came by the front door. */
export async function thingsOf(service: TestGateway, person: TestUser): Promise<Ids> {
  const made = await service.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { id hives { id } } } }',
    { input: anApiary() },
    person,
  );
  const { id: apiary, hives } = made.data.createApiary;
  const { data } = await service.ask(
    'mutation ($input: CreateInspectionInput!) { createInspection(input: $input) { ... on Inspection { id } } }',
    { input: aRecord(hives[0].id) },
    person,
  );
  const photo = await aPhoto(service.api, person, { inspection_id: data.createInspection.id });
  const checklist = (await service.ask('{ checklist { id } }', {}, person)).data.checklist.id;
  const moths = { name: 'Wax moths', input: 'boolean' };
  const own = await service.api.request('POST', '/api/v1/checklist-items', { as: person, body: moths });
  const aQueen = { name: 'Beatrix', hive_id: Number(hives[0].id) };
  const { body } = await service.api.request('POST', '/api/queens', { as: person, body: aQueen });
  return {
    apiary,
    hive: hives[0].id,
    queen: String(body.id),
    ...(await secondBees(service, person, apiary)),
    ...(await measuringDevices(service, person, [hives[0].id])),
    import: await aCountedImport(service, person),
    ...(await groupWithMember(service, person)),
    ...(await answeredResearch(service, person, hives[0].id)),
    ...(await alertOfRule(service, person)),
    ...(await dashboardOf(service, person, hives[0].id)),
    ...(await entryOf(service, person, hives[0].id)),
    race: '924',
    type: '46',
    inspection: data.createInspection.id,
    photo: String(photo.id),
    attachment: (await attach(service.api, person, `hives/${hives[0].id}`)).body.id,
    checklist,
    task: await aTask(service, person, hives[0].id),
    hiveplan: await aPlan(service, person, hives[0].id),
    ownitem: String(own.body.id),
    item: '832',
    ...(await paperOf(service, person, checklist)),
  };
}
