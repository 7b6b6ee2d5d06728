/** The federated module that every remote exposes and the shell asks for. */
export const exposedModule = 'remote';

/** That of a remote which fills slots of others. */
export const exposedSlots = 'slots';

/** Federation's name of a remote: an identifier, since a remote's entry declares it as a global variable. */
export function containerNameOf(remoteName: string): string {
  return remoteName.replaceAll('-', '_');
}
