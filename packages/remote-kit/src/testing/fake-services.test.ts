import { createFakeServices } from './fake-services.ts';
import { describeServicesContract } from './services-contract.ts';

describeServicesContract((answer) => {
  const services = createFakeServices({ confirms: answer === 'agrees' });
  return {
    services,
    signOut: () => services.session.set({ kind: 'signedOut' }),
    setLanguage: services.language.set,
    path: () => services.seen.paths.at(-1) ?? '/',
  };
});
