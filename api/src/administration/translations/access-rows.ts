import { type AccessRows, translatorsOnly } from '#testing/access-row.ts';

export const translationAccess: AccessRows = {
  'GET /api/translations': translatorsOnly(200),
  'GET /api/translations/:language/messages': translatorsOnly(200, async () => ({
    path: '/api/translations/nl/messages',
  })),
  'GET /api/translations/:language/changed-texts': translatorsOnly(200, async () => ({
    path: '/api/translations/nl/changed-texts',
  })),
  'GET /api/translations/:language/files/:package': translatorsOnly(200, async () => ({
    path: '/api/translations/nl/files/shell',
  })),
  'GET /api/translations/:language/messages/:package/:id': translatorsOnly(200, async () => ({
    path: '/api/translations/nl/messages/shell/shell.menu',
  })),
  'PUT /api/translations/:language/messages/:package/:id': translatorsOnly(200, async (api) => {
    const path = '/api/translations/nl/messages/shell/shell.menu';
    const held = await api.database.db
      .selectFrom('translations')
      .select('revision')
      .where('message_id', '=', 'shell.menu')
      .executeTakeFirst();
    return { path, body: { text: 'Keuze', reviewed: false, revision: held?.revision ?? 0 } };
  }),
};
