import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

/** Each request here is about data of the signed-in person; what does not exist yet does not exist for anybody. */
export const restoreAccess: AccessRows = {
  // Without a file.
  'POST /api/user/restore': eachForThemselves(400),
  'GET /api/user/restore': eachForThemselves(200),
  'POST /api/user/restore/start': eachForThemselves(404),
  'DELETE /api/user/restore': eachForThemselves(204),
  // Without an address.
  'POST /api/user/move': eachForThemselves(422),
  'GET /api/user/move': eachForThemselves(200),
  'POST /api/user/move/start': eachForThemselves(404),
  'POST /api/user/move/undo': eachForThemselves(404),
  'DELETE /api/user/move': eachForThemselves(204),
};
