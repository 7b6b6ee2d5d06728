import { fireEvent, screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { ColorField } from './ColorField.tsx';
import { isLightColour } from './is-light-colour.ts';
import { apiarySwatches, colourName, hiveSwatches } from './swatches.ts';

test('nine swatches, each with a name', () => {
  for (const swatches of [apiarySwatches, hiveSwatches]) {
    expect(swatches).toHaveLength(9);
    for (const color of swatches) expect(colourName(color)).toBeDefined();
  }
});

test('a swatch is chosen by its name, whatever the letters of its code', async () => {
  const change = jest.fn();
  const { user } = draw(<ColorField label="Colour" value="#F8B133" onChange={change} />);
  expect(screen.getByRole('radio', { name: 'Amber', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  expect(change).toHaveBeenCalledWith('#094da0');
});

test('any other colour can be chosen', () => {
  const change = jest.fn();
  draw(<ColorField label="Colour" value={undefined} onChange={change} />);
  fireEvent.change(screen.getByLabelText('Another colour'), { target: { value: '#123456' } });
  expect(change).toHaveBeenCalledWith('#123456');
});

test('ink on a colour is black or white, whichever is read more easily', () => {
  expect(isLightColour('#ffe900')).toBe(true);
  expect(isLightColour('#f8b133')).toBe(true);
  expect(isLightColour('#094da0')).toBe(false);
  expect(isLightColour('#000000')).toBe(false);
});
