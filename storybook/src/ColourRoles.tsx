import { Markdown } from '@storybook/addon-docs/blocks';
import { contrast } from '../../packages/ui/src/tokens/contrast.ts';
import { type ContrastPair, contrastPairs } from '../../packages/ui/src/tokens/contrast-pairs.ts';
import { type ColorRole, themeColors, themes } from '../../packages/ui/src/tokens/themes.ts';
import tokenSource from '../../packages/ui/src/tokens/tokens.ts?raw';

/** Returns what `tokens.ts` says above a role that it is for. */
const purposeOf = (role: string) =>
  tokenSource.match(new RegExp(`/\\*\\* (.*) \\*/\\s+${role}: `))?.[1] ?? '';

/** Roles of colours: what each is for, and its value in each theme. */
export function ColourRoles() {
  const roles = Object.keys(themeColors.light).filter((role): role is ColorRole => role in themeColors.dark);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">What for</th>
          {themes.map((theme) => (
            <th key={theme} scope="col">
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role}>
            <th scope="row" style={{ textAlign: 'start' }}>
              <code>{role}</code>
            </th>
            <td>
              <Markdown>{purposeOf(role)}</Markdown>
            </td>
            {themes.map((theme) => (
              <td key={theme}>
                <Patch color={themeColors[theme][role]} /> {themeColors[theme][role]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Pairs of colours that components draw, with the lowest contrast of each theme. */
export function ColourPairs() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">In front</th>
          <th scope="col">Behind</th>
          <th scope="col">At least</th>
          {themes.map((theme) => (
            <th key={theme} scope="col">
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <tr key={`${pair.front} ${pair.backs.join()}`}>
            <th scope="row" style={{ textAlign: 'start' }}>
              <code>{pair.front}</code>
            </th>
            <td>{pair.backs.join(', ')}</td>
            <td>{pair.ratio}</td>
            {themes.map((theme) => (
              <td key={theme}>{lowest(pair, themeColors[theme]).toFixed(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lowest = ({ front, backs }: ContrastPair, colors: Record<ColorRole, string>) =>
  Math.min(...backs.map((back) => contrast(colors[front], colors[back])));

const Patch = ({ color }: { color: string }) => (
  <span
    style={{
      display: 'inline-block',
      width: 24,
      height: 24,
      verticalAlign: 'middle',
      border: '1px solid #877c69',
      borderRadius: 4,
      background: color,
    }}
  />
);
