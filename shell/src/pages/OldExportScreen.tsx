import { Navigate } from 'react-router';

export { shellMessages as texts } from '../messages.ts';

/** Where everything of one's own was fetched once: mails of before lead here. */
export function Screen() {
  return <Navigate to="/export" replace />;
}
