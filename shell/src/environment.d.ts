/** Written into the code by the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } };
