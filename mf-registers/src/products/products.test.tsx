import { screen, waitFor } from '@testing-library/react';
import { TreatmentScreen } from '../entry-forms/TreatmentScreen.tsx';
import type { TreatmentInput, TreatmentProductInput } from '../generated/graphql.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { NewProductScreen } from './NewProductScreen.tsx';
import { ProductScreen } from './ProductScreen.tsx';
import { ProductsScreen } from './ProductsScreen.tsx';

test('a product begins with a substance of the start list, and no withdrawal is a withdrawal', async () => {
  const sent: TreatmentProductInput[] = [];
  const { user, services } = visit(<NewProductScreen />, {
    path: '/registers/products/create',
    answers: fakeServer({ onProduct: (input) => sent.push(input) }),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Product/ }), 'Oxuvar');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Substances/ }), 'Oxalic acid');
  await user.type(screen.getByRole('spinbutton', { name: /^Withdrawal/ }), '0');
  await user.click(screen.getByRole('checkbox', { name: 'Share with my groups' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/registers/products']));
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ name: 'Oxuvar', substance: 'Oxalic acid', method: 'TRICKLING', withdrawalDays: 0, isShared: true },
    }),
  ]);
});

test('an own product is changed under its name; another’s can only be used', async () => {
  const sent: TreatmentProductInput[] = [];
  const answers = fakeServer({ onProduct: (input) => sent.push(input) });
  const route = '/registers/products/:id';
  const { user, unmount } = visit(<ProductScreen />, { path: '/registers/products/1', route, answers });
  const dose = await screen.findByRole('textbox', { name: /^Dose/ });
  expect(screen.queryByRole('textbox', { name: /^Product/ })).toBeNull();
  await user.clear(dose);
  await user.type(dose, '30 ml');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ name: 'Oxalic acid 3.5 %', dose: '30 ml' }]));
  unmount();
  visit(<ProductScreen />, { path: '/registers/products/2', route, answers });
  expect(await screen.findByText('Product not found')).toBeTruthy();
});

test('the list tells whose a product is, and takes an own one off after asking', async () => {
  const gone: string[] = [];
  const { user } = visit(<ProductsScreen />, {
    path: '/registers/products',
    answers: fakeServer({ onProductGone: (id) => gone.push(id) }),
  });
  expect(await screen.findByText('Shared by Bram')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
  await waitFor(() => expect(gone).toEqual(['1']));
});

test('the form of a treatment is filled from the list, and from what others share', async () => {
  const sent: TreatmentInput[] = [];
  const { user } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create?hiveIds=1',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  const choice = await screen.findByRole('combobox', { name: /^Copy from/ });
  expect(screen.getByRole('group', { name: 'Shared by Bram' })).toBeTruthy();
  await user.selectOptions(choice, 'Thymol gel');
  await user.selectOptions(choice, 'Oxalic acid 3.5 %');
  await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '50 ml');
  await user.type(screen.getByRole('textbox', { name: /^Applied by/ }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ product: 'Oxalic acid 3.5 %', withdrawalDays: 0, dose: '50 ml' });
});
