import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

/** Each request here is about data of the signed-in person; what does not exist yet does not exist for anybody. */
export const restoreAccess: AccessRows = {
  // Without a file.
  'POST /api/user/restore': eachForThemselves(400),
  'GET /api/v1/account/restore': eachForThemselves(200),
  'POST /api/v1/account/restore/start': eachForThemselves(404),
  'DELETE /api/v1/account/restore': eachForThemselves(204),
  // Without an address.
  'POST /api/v1/account/move': eachForThemselves(422),
  'GET /api/v1/account/move': eachForThemselves(200),
  'POST /api/v1/account/move/start': eachForThemselves(404),
  'POST /api/v1/account/move/undo': eachForThemselves(404),
  'DELETE /api/v1/account/move': eachForThemselves(204),
};
