import { defineConfig } from "oxlint";

/** Architecture rules, each with advice in its message, are in scripts/lint. */
export default defineConfig({
  plugins: [
    "eslint",
    "typescript",
    "unicorn",
    "oxc",
    "import",
    "react",
    "jsx-a11y",
    "promise",
    "vitest",
  ],
  jsPlugins: ["./scripts/lint/envol-plugin.ts"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  rules: {
    "envol/one-way-imports": "error",
    "envol/no-drawers": "error",
    "envol/no-d1-transaction": "error",
    "envol/no-math-random": "error",
    "eslint/no-console": ["error", { allow: ["error", "warn"] }],
    "eslint/eqeqeq": "error",
    "eslint/no-var": "error",
    "eslint/prefer-const": "error",
    "eslint/no-param-reassign": "error",
    "typescript/no-explicit-any": "error",

    "typescript/consistent-type-imports": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "unicorn/prefer-node-protocol": "error",
    "import/no-cycle": "error",
    "import/extensions": ["error", "always", { ignorePackages: true }],
    "react/no-danger": "error",
    "react/rules-of-hooks": "error",
    // Off, with the reason: JSX is compiled without React in scope.
    "react/react-in-jsx-scope": "off",
    // For the React Compiler, which is not used here.
    "react/purity": "off",
    "react/set-state-in-effect": "off",
    "react/exhaustive-effect-dependencies": "off",
    // They cannot see through props that a component passes on; axe looks at the real page.
    "react/button-has-type": "off",
    "jsx-a11y/anchor-has-content": "off",
    // Style sheets and the order of side effects need them.
    "import/no-unassigned-import": "off",
    // One after the other is often what is meant.
    "eslint/no-await-in-loop": "off",
    "promise/always-return": "off",
    // zod/mini names its default `_default`.
    "eslint/no-underscore-dangle": "off",
    // A function that returns a named function of its own name reads well in stack traces.
    "eslint/no-shadow": "off",
    "unicorn/consistent-function-scoping": "off",
    // Our own assertions are named expectSomething.
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "expect*"] }],
    "vitest/no-standalone-expect": ["error", { additionalTestBlockFunctions: ["inTurn"] }],
    // Fires on arrays and objects made a line above, and asks to change what was given.
    "oxc/no-map-spread": "off",
    "unicorn/no-array-sort": "off",
    "oxc/no-accumulating-spread": "off",
    // A live region that is always there is a div; a tab list takes focus through its tabs.
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/interactive-supports-focus": "off",
  },
  overrides: [
    // The terminal is what scripts are for, and one file of the Worker writes its request log.
    // A text in plain quotes would show the name of its variable.
    {
      files: ["src/content/**", "app.config.ts"],
      rules: { "eslint/no-template-curly-in-string": "error" },
    },
    {
      files: ["scripts/**", "tools/**", "worker/platform/context/log.ts"],
      rules: { "eslint/no-console": "off" },
    },
  ],
  ignorePatterns: [
    "dist/**",
    // A package of its own.
    "tools/paint/**",
    "node_modules/**",
    "migrations/**",
    "**/*.gen.ts",
    "worker-configuration.d.ts",
    ".cache/**",
    ".wrangler/**",
    ".tanstack/**",
  ],
});
