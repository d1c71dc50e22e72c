import { relative, sep } from "node:path";
import { importProblem } from "./layers.ts";

/** The parts of ESLint's plugin interface, which oxlint shares, that these rules use. */
interface Node {
  type: string;
  [key: string]: unknown;
}
interface Context {
  filename: string;
  /** The folder in which oxlint runs, which is the project's. */
  cwd: string;
  report: (problem: { node: Node; message: string }) => void;
}
type Rule = { create: (context: Context) => Record<string, (node: never) => void> };

const pathOf = ({ cwd, filename }: Context) => relative(cwd, filename).split(sep).join("/");

interface ImportNode extends Node {
  source: { type: string; value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
}

const oneWayImports: Rule = {
  create(context) {
    const file = pathOf(context);
    const check = (node: ImportNode) => {
      if (typeof node.source?.value !== "string") return;
      const message = importProblem(
        file,
        node.source.value,
        node.importKind === "type" || node.exportKind === "type",
      );
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const DRAWER = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/;

/** A file must be named after its purpose. */
const noDrawers: Rule = {
  create(context) {
    const file = pathOf(context);
    return {
      Program(node: Node) {
        if (DRAWER.test(file))
          context.report({
            node,
            message: `"${file}" is a drawer for anything: name the file after the one thing it is for.`,
          });
      },
    };
  },
};

interface MemberCall extends Node {
  callee: { type: string; object?: { type: string; name?: string }; property?: { name?: string } };
}

/** D1 refuses BEGIN only at run time, so the lint refuses it earlier. */
const noD1Transaction: Rule = {
  create(context) {
    return {
      CallExpression(node: MemberCall) {
        if (node.callee.property?.name === "transaction") {
          context.report({
            node,
            message:
              "D1 has no interactive transactions: put the writes in one db.batch([...]), with conditions in the statements.",
          });
        }
      },
    };
  },
};

/** Ids, numbers and codes must be impossible to guess. */
const noMathRandom: Rule = {
  create(context) {
    return {
      CallExpression(node: MemberCall) {
        const { object, property } = node.callee;
        if (object?.name === "Math" && property?.name === "random") {
          context.report({
            node,
            message:
              "Math.random() can be guessed: use uuidV7() for ids and crypto.getRandomValues() for the rest.",
          });
        }
      },
    };
  },
};

const rules = {
  "one-way-imports": oneWayImports,
  "no-drawers": noDrawers,
  "no-d1-transaction": noD1Transaction,
  "no-math-random": noMathRandom,
};

export default { meta: { name: "envol" }, rules };
