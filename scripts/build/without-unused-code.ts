import type { Plugin } from "vite";
import { assertReadReact, emptyFunctions } from "./empty-functions.ts";

/** A module of a package, what it must still declare, and what the browser has in its place. */
const PARTS = [
  // Pages take data only through the API (docs/decisions/0001): no caller and no serializer.
  {
    id: /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/,
    declares: "function createClientRpc(",
    code: 'export function createClientRpc() { throw new Error("This site has no server functions"); }',
  },
  // Forms send by themselves (src/components/ui/form.tsx): queries read.
  {
    id: /\/query-core\/build\/modern\/mutationCache\.js$/,
    declares: "var MutationCache = class extends",
    code: `export class MutationCache {
  clear() {}
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`,
  },
];

const REACT = /\/(?:react|react-dom)\/cjs\/(?:react|react-dom|react-dom-client)\.production\.js$/;
const RENDERER = /-client\.production\.js$/;
/** Features of React that no page has; `npm run check` refuses to import them. */
const UNUSED_EXPORT =
  /^exports\.(?:Children|PureComponent|cloneElement|cache|addTransitionType|createRoot|createPortal|createRef|cacheSignal|browser|unstable_\w+|useActionState|useOptimistic|useDeferredValue|useEffectEvent|useImperativeHandle|useInsertionEffect|useTransition|useFormState|useFormStatus|pre\w+|requestFormReset) = (?:function [^]*?^\}|\w+);$/gm;
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function [^]*?^\};$/gm;
const UNUSED_IN_RENDERER = [
  // <ViewTransition>: the router fades pages by itself.
  /ViewTransition|^createMeasurement$|AfterMutationEffects/,
  // References to fragments.
  /^(?!is)\w*FragmentInstance|^validateDocumentPositionWithFiberTree$/,
  // <SuspenseList>.
  /SuspenseList|^cutOffTailIfNeeded$|^findFirstSuspended$/,
  /Activity/,
  // Actions of forms.
  /ActionState|FormReset|FormAction|^(?:extractEvents\$1|startHostTransition|ensureFormComponentIsStateful)$/,
  // Sheets and scripts that a component asks for ahead.
  /^(?:preload|preloadModule|preinit\w+|preconnectAs)$/,
  // The components above an error: only the name of its class is logged.
  /^describe|^getStackByFiberInDevAndProd$|^getComponentNameFromType$/,
  // Hooks that no component uses.
  /DeferredValueImpl$|ImperativeHandle|^imperativeHandleEffect$|InsertionEffect$/,
  /Optimistic|EffectEvent|^updateEvent$|^startTransition$/,
  /CustomElement$/,
  // onBeforeInput, onSelect and findDOMNode.
  /BeforeInputChars$|^constructSelectEvent$|^findCurrent/,
];

/** Leaves out what a package brings to pages that never use it: about 21 kB (brotli). */
export function withoutUnusedCode(): Plugin {
  return {
    name: "envol:without-unused-code",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const [path = ""] = id.split("?");
      if (REACT.test(path)) {
        assertReadReact(code);
        const lean = code.replace(UNUSED_EXPORT, "").replace(FRAGMENT_METHOD, "");
        return {
          code: RENDERER.test(path) ? emptyFunctions(lean, UNUSED_IN_RENDERER) : lean,
          map: null,
        };
      }
      const part = PARTS.find((one) => one.id.test(path));
      if (!part) return null;
      if (!code.includes(part.declares)) this.error(`${path} has changed: revisit this plugin`);
      return { code: part.code, map: null };
    },
  };
}
