import { routesModule } from './routes-module.ts';

test('each path gets its screen and texts, by the names of their files; who shares a screen shares its component', () => {
  const texts = 'form/form-messages.ts';
  const made = routesModule([
    { path: '/', depth: 0, screen: 'home/HomeScreen.tsx' },
    { path: '/apiaries', depth: 0, screen: 'home/HomeScreen.tsx' },
    { path: '/hives/:id/edit', depth: 2, screen: 'edit-hive/EditHiveScreen.tsx', texts },
  ]);
  expect(made).toBe(`import { lazyScreen } from '@skep/remote-kit';
const Screen0 = lazyScreen(async () => (await import('../home/HomeScreen.tsx')).HomeScreen);
const Screen1 = lazyScreen(async () => (await import('../edit-hive/EditHiveScreen.tsx')).EditHiveScreen, async () => (await import('../form/form-messages.ts')).formMessages);
export const routes = [
  { path: '/', Component: Screen0 },
  { path: '/apiaries', Component: Screen0 },
  { path: '/hives/:id/edit', Component: Screen1 },
];
`);
});
