import { AppError } from '@skep/domain';
import Type from 'typebox';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable } from '#platform/http/schemas.ts';
import { catalogueInputs } from '#platform/taxonomy/catalogue/inputs.ts';
import { categoryById, rootCategories } from '../catalogue.ts';
import { inputName } from '../words.ts';
import {
  CategoryBody,
  CategoryTreeBody,
  CategoryTreeRef,
  categoryToWire,
  categoryTreeToWire,
} from './category-json.ts';
import { TaxonomyListsBody, taxonomyLists } from './lists.ts';

const CategoryInputBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.String(),
  min: nullable(Type.String()),
  max: nullable(Type.String()),
  decimals: nullable(Type.Integer()),
});

const tags = ['taxonomy'];

const getTaxonomyListsRoute: Routes = async (http) => {
  http.get(
    '/taxonomy/lists',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getTaxonomyLists',
        tags,
        summary: 'Hive types, bee races, hive sizes, and the parts of alert rules',
        response: { 200: TaxonomyListsBody },
      },
    },
    async (request) => taxonomyLists(signedInContextOf(request).locale),
  );
};

const getCategoriesRoute: Routes = async (http) => {
  http.get(
    '/categories',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getCategories',
        tags,
        summary: 'The main categories and two levels below them',
        response: { 200: Type.Array(CategoryTreeRef) },
      },
    },
    async (request) => {
      const { locale } = signedInContextOf(request);
      return rootCategories.map((category) => categoryTreeToWire(category, locale, 2));
    },
  );
};

const getCategoryRoute: Routes = async (http) => {
  http.get(
    '/categories/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getCategory',
        tags,
        summary: 'One entry of the taxonomy',
        params: idParams('category'),
        response: { 200: CategoryBody },
      },
    },
    async (request) => {
      const category = categoryById(request.params.id);
      if (category === undefined) throw new AppError('not_found');
      return categoryToWire(category, { language: signedInContextOf(request).locale });
    },
  );
};

const getCategoryInputsRoute: Routes = async (http) => {
  http.get(
    '/categoryinputs',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getCategoryInputs',
        tags,
        summary: 'Input types of checklist items, with their limits',
        response: { 200: Type.Array(CategoryInputBody) },
      },
    },
    async (request) => {
      const { locale } = signedInContextOf(request);
      return catalogueInputs.map((input) => ({ ...input, name: inputName(locale, input.type) }));
    },
  );
};

const schemas: Routes = async (http) => {
  http.addSchema(CategoryTreeBody);
};

export const oldTaxonomyRoutes = inOneScope([
  schemas,
  getTaxonomyListsRoute,
  getCategoriesRoute,
  getCategoryRoute,
  getCategoryInputsRoute,
]);
