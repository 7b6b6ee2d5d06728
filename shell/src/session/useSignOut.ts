import { useMutationResult } from '@skep/remote-kit';
import { useNavigate } from 'react-router';
import { useShell } from '../shell-context.ts';
import { signOutMutation } from './SignOut.graphql.ts';

export interface SignOutOptions {
  /** The person has seen what waits; it stays for their next sign-in. Default: false. */
  leavesWork?: boolean;
  /** They are shown it now, and stay. Default: nobody is. */
  onShown?: () => void;
}

/**
 * Signs out, by way of what waits for a network if there is any: asks about unsaved work, has the server revoke the
 * token, then forgets it and all that was read with it. When the server cannot be reached, this browser forgets all the same.
 */
export function useSignOut({ leavesWork = false, onShown }: SignOutOptions = {}): () => Promise<void> {
  const { session, unsavedWork, drafts, waiting } = useShell();
  const navigate = useNavigate();
  const { run } = useMutationResult(signOutMutation);
  return async () => {
    if (!(await unsavedWork.mayLeave())) return;
    if (waiting.get().waiting > 0 && !leavesWork) {
      onShown?.();
      return navigate('/waiting?before=signOut');
    }
    await run({});
    // Home first: the guard would keep the present page for whoever signs in next.
    navigate('/');
    drafts.forget();
    session.end();
  };
}
