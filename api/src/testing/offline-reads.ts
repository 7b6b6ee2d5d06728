import type { OfflinePart } from '#offline/parts.ts';

/**
 * What the gateway reads for the answers that a device keeps, and what of the offline versions each of it depends on, `hour` for what is measured. A
 * test changes everything by every route and compares; a test of the gateway compares the remotes' declarations with it.
 */
export const offlineReads: Readonly<Record<`/api/${string}`, readonly (OfflinePart | 'hour')[]>> = {
  '/api/v1/apiaries': ['hives', 'inspections', 'people'],
  '/api/v1/apiaries/brief': ['hives', 'people'],
  '/api/v1/hives': ['hives', 'inspections', 'people'],
  '/api/v1/hive-catalogue': [],
  '/api/v1/queens': ['hives', 'people'],
  '/api/v1/hive-tags': ['hives', 'people'],
  '/api/v1/groups/brief': ['hives', 'people'],
  '/api/v1/inspections': ['hives', 'inspections', 'checklists', 'people'],
  '/api/v1/inspections/newest': ['hives', 'inspections', 'checklists', 'people'],
  '/api/v1/photos': ['inspections', 'people'],
  '/api/v1/checklists': ['checklists', 'people'],
  '/api/v1/checklists/forms': ['checklists', 'people'],
  '/api/v1/checklists/to-fill-in': ['hives', 'checklists', 'people'],
  '/api/v1/reminders': ['hives', 'inspections', 'people'],
  '/api/v1/reminders/calendar-link': ['settings'],
  '/api/v1/tasks': ['hives', 'tasks', 'people'],
  '/api/v1/hive-plans': ['hives', 'tasks', 'people'],
  '/api/v1/tasks/inspection-rhythm': ['tasks'],
  '/api/v1/tasks/inspections-due': ['hives', 'inspections', 'tasks', 'people'],
  '/api/v1/tasks/people': ['people'],
  '/api/v1/blooms': ['hives', 'tasks', 'people'],
  '/api/v1/apiary-seasons': ['hives', 'people', 'hour'],
  '/api/v1/account/preferences': ['settings'],
  '/api/v1/season': ['hives'],
  '/api/v1/register-entries': ['hives', 'registers', 'people'],
  '/api/v1/honey-waits': ['hives', 'registers', 'people'],
  '/api/v1/treatment-products': ['registers', 'people'],
  '/api/v1/dues': ['hives', 'registers', 'people', 'hour'],
  '/api/v1/alerts': ['hour'],
  '/api/v1/degree-days': ['hives', 'people', 'hour'],
  '/api/v1/weather-days': ['hives', 'people', 'hour'],
};
