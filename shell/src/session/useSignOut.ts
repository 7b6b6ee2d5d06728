import { useMutationResult } from '@skep/remote-kit';
import { useNavigate } from 'react-router';
import { useShell } from '../shell-context.ts';
import { signOutMutation } from './SignOut.graphql.ts';

/**
 * Signs out: asks about unsaved work, has the server revoke the token, then forgets it and all that was read with
 * it. When the server cannot be reached, this browser forgets all the same.
 */
export function useSignOut(): () => Promise<void> {
  const { session, unsavedWork, drafts } = useShell();
  const navigate = useNavigate();
  const { run } = useMutationResult(signOutMutation);
  return async () => {
    if (!(await unsavedWork.mayLeave())) return;
    await run({});
    // Home first: the guard would keep the present page for whoever signs in next.
    navigate('/');
    drafts.forget();
    session.end();
  };
}
