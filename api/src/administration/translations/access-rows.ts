import { type AccessRows, translatorsOnly } from '#testing/access-row.ts';

export const translationAccess: AccessRows = {
  'GET /api/v1/translations': translatorsOnly(200),
  'GET /api/v1/translations/:language/messages': translatorsOnly(200, async () => ({
    path: '/api/v1/translations/nl/messages',
  })),
  'GET /api/v1/translations/:language/changed-texts': translatorsOnly(200, async () => ({
    path: '/api/v1/translations/nl/changed-texts',
  })),
  'GET /api/v1/translations/:language/files/:package': translatorsOnly(200, async () => ({
    path: '/api/v1/translations/nl/files/shell',
  })),
  'GET /api/v1/translations/:language/messages/:package/:id': translatorsOnly(200, async () => ({
    path: '/api/v1/translations/nl/messages/shell/shell.menu',
  })),
  'PUT /api/v1/translations/:language/messages/:package/:id': translatorsOnly(200, async (api) => {
    const path = '/api/v1/translations/nl/messages/shell/shell.menu';
    const held = await api.database.db
      .selectFrom('translations')
      .select('revision')
      .where('message_id', '=', 'shell.menu')
      .executeTakeFirst();
    return { path, body: { text: 'Keuze', isReviewed: false, revision: held?.revision ?? 0 } };
  }),
};
