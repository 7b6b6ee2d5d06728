import { accessTable } from '#testing/access-table.ts';
import { openApiDocument } from './openapi-document.ts';

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId?: string;
        summary?: string;
        parameters?: { name: string; in: string; description?: string; schema: { description?: string } }[];
        responses: Record<string, unknown>;
      }
    >
  >;
  components: { schemas: Record<string, unknown> };
}

test('every route of the table of access is described, with its name, its purpose and the form of its errors', async () => {
  const { paths, components } = (await openApiDocument()) as Document;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const routes = Object.keys(accessTable).map((name) => name.replace(/:(\w+)/g, '{$1}'));
  expect(described.map(({ route }) => route).sort()).toEqual(routes.sort());
  for (const { route, operation } of described) {
    expect([route, operation.operationId]).toEqual([route, expect.stringMatching(/^[a-z][A-Za-z]+$/)]);
    expect([route, operation.summary]).toEqual([route, expect.any(String)]);
    expect([route, Object.keys(operation.responses)]).toEqual([
      route,
      expect.arrayContaining(['4XX', '5XX']),
    ]);
  }
  expect(Object.keys(components.schemas)).toContain('Error');
});

test('every parameter of every operation says what it means', async () => {
  const { paths } = (await openApiDocument()) as Document;
  const unexplained = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters
        .filter(({ description, schema }) => !(description ?? schema.description))
        .map(({ name, in: place }) => `${method.toUpperCase()} ${path}: ${name} (${place})`),
    ),
  );
  expect(unexplained).toEqual([]);
});

test('a bare text is described as what it is', async () => {
  const { paths } = (await openApiDocument()) as Document;
  expect(JSON.stringify(paths['/api/login']?.post?.responses['400'])).toContain(
    '"enum":["email_not_verified"]',
  );
});
