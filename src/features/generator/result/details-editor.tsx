import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { CheckField } from "#components/ui/check-field.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { FieldErrorsContext, SelectField, TextField } from "#components/ui/field.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { generatorDetails } from "#content/generator-details.ts";
import { generator } from "#content/generator.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import { CARD_BRANDS } from "#domain/card-brands.ts";
import { BRAND_FIELDS, toBrand } from "#domain/generator/brand.ts";
import { ASKED_IN_FRANCE, LEGAL_COUNTRIES } from "#domain/legal-countries.ts";
import { CURRENCY_CODES } from "#domain/money/currency.ts";
import { BILLING_MONTHS } from "#domain/money/plans.ts";
import { PICTURES } from "#domain/pictures.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import type { SiteConfigProblem } from "#lib/site-config/site-config-problems.ts";
import {
  type Airport,
  findDifferences,
  hasPlaceFor,
  listFields,
  markFigures,
  putAt,
  readAt,
  readDetail,
  readTyped,
} from "../workspace/site-details.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import { AirportFinder } from "./airport-finder.tsx";
import result from "./result.module.css";
import styles from "./word-editor.module.css";

const CHOICES: Record<string, readonly (string | number)[]> = {
  "membership.billingMonths": BILLING_MONTHS,
  "legal.country": LEGAL_COUNTRIES,
  "defaultCurrency.en": CURRENCY_CODES,
  "defaultCurrency.fr": CURRENCY_CODES,
};
const PAINTINGS = Object.values(PICTURES);
const PLACES: Record<string, string> = Object.fromEntries(
  Object.entries(PICTURES).map(([place, painting]) => [painting, place]),
);

const isAskedInFrance = (path: string): boolean =>
  ASKED_IN_FRANCE.some((name) => `${path}.`.startsWith(`legal.${name}.`));

type Topic = keyof ReturnType<typeof generatorDetails.en>["topics"];

/** Returns paths and labels of the fields that edit values at or below a configuration path. */
export function useFieldsAt() {
  const { fields, parts } = useContent(generatorDetails);
  const all = Object.values(fields).flatMap((topic) => listFields(topic, parts));
  return (at: string) => all.filter(([path]) => `${path}.`.startsWith(`${at}.`));
}

export function DetailsEditor({
  workspace,
  problems,
}: {
  workspace: OpenWorkspace;
  problems: readonly SiteConfigProblem[];
}) {
  const words = useContent(generatorDetails);
  const fieldsAt = useFieldsAt();
  const { base, config, details, change } = workspace;
  const { language } = useSiteContext();
  const countries = new Intl.DisplayNames(language, { type: "region" });
  // The value of a default picture is the name of the service that it illustrates.
  const say = (value: string | number) =>
    LEGAL_COUNTRIES.some((country) => country === value)
      ? countries.of(String(value))
      : (words.parts[PLACES[value]!] ?? value);
  const edit = ([path, label]: readonly [string, string]) => {
    const field = {
      name: path,
      label,
      value: readTyped(config, details, path),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        change({ type: "detailed", path, text: markFigures(config, details, path, value) }),
    };
    const isAsked = config.legal?.country === "FR" && isAskedInFrance(path);
    const hint = isAsked ? words.askedByLaw : undefined;
    const usual = readDetail(details[path] ? base : config, path) ?? "";
    if (path === "cards")
      return (
        <CardBrands
          key={path}
          label={label}
          ticked={String(details[path] || usual).split(", ")}
          onTick={(brands) => change({ type: "detailed", path, text: brands.join(", ") })}
        />
      );
    const choices = path.startsWith("pictures") ? PAINTINGS : CHOICES[path];
    return choices ? (
      <SelectField key={path} {...field}>
        <option value="">{say(usual)}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {say(choice)}
          </option>
        ))}
      </SelectField>
    ) : (
      <TextField key={path} {...field} placeholder={String(usual)} hint={hint} autoComplete="off" />
    );
  };
  return (
    <FieldErrorsContext
      value={Object.fromEntries(
        problems.flatMap(({ at, message }) =>
          [at, ...fieldsAt(at).map(([path]) => path)].map((path) => [path, message]),
        ),
      )}
    >
      <Card className={result.card}>
        <div className={result.intro}>
          <h3 className={styles.heading}>{words.heading}</h3>
          <p>{words.text}</p>
        </div>
        <div className={styles.sections}>
          {(Object.keys(words.topics) as Topic[]).map((topic) => {
            const fields = listFields(words.fields[topic], words.parts).filter(([path]) =>
              hasPlaceFor(config, path),
            );
            return (
              <Fold key={topic} title={<span>{words.topics[topic]}</span>}>
                <div className={styles.pairs}>
                  {topic === "airports" ? (
                    <>
                      {listFields(words.fields.network, words.parts).map(edit)}
                      <AirportFields workspace={workspace} fields={fields} />
                    </>
                  ) : (
                    fields.map(edit)
                  )}
                </div>
              </Fold>
            );
          })}
        </div>
      </Card>
    </FieldErrorsContext>
  );
}

function CardBrands({
  label,
  ticked,
  onTick,
}: {
  label: string;
  ticked: readonly string[];
  onTick: (brands: readonly string[]) => void;
}) {
  const words = useContent(generatorDetails);
  const noteId = useId();
  const kept = CARD_BRANDS.filter((brand) => ticked.includes(brand));
  const last = kept.length === 1 ? kept[0] : undefined;
  return (
    <fieldset className={styles.ticks}>
      <legend>{label}</legend>
      {CARD_BRANDS.map((brand) => {
        const isLast = brand === last;
        return (
          <CheckField
            key={brand}
            name={brand}
            label={brand}
            checked={kept.includes(brand)}
            // `aria-disabled`, because the reason of a disabled box is not read.
            aria-disabled={isLast}
            aria-describedby={isLast ? noteId : undefined}
            onChange={({ currentTarget: { checked } }) =>
              isLast ||
              onTick(CARD_BRANDS.filter((one) => (one === brand ? checked : kept.includes(one))))
            }
          />
        );
      })}
      {last && (
        <p className="note" id={noteId}>
          {words.lastCard}
        </p>
      )}
    </fieldset>
  );
}

function AirportFields({
  workspace: { config, details, change },
  fields,
}: {
  workspace: OpenWorkspace;
  fields: ReturnType<typeof listFields>;
}) {
  const words = useContent(generatorDetails);
  const [chosen, choose] = useState(0);
  const airports: Airport[] = details.airports
    ? JSON.parse(details.airports)
    : (config.airports ?? []);
  const count = airports.length;
  const index = Math.min(chosen, count);
  const put = (...airport: Airport[]) => {
    const text = JSON.stringify(airports.toSpliced(index, 1, ...airport));
    change({ type: "detailed", path: "airports", text });
  };
  const type = (path: string, text: string) => {
    const made = {};
    for (const [part] of fields) putAt(made, part, readAt(airports[index], part) ?? "");
    putAt(made, path, path === "code" ? text.toUpperCase() : text);
    put(made as Airport);
  };
  const add = (picked: Airport[]) => {
    change({ type: "detailed", path: "airports", text: JSON.stringify([...airports, ...picked]) });
    choose(count + picked.length - 1);
  };
  return (
    <>
      <AirportFinder sold={airports} onAdd={add} />
      <SelectField
        name="airports"
        label={count > 0 ? words.airports(count) : words.topics.airports}
        hint={count === 0 && words.none}
        value={index}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {airports.map(({ code, names }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- codes change while they are typed
          <option key={at} value={at}>
            {code} {names.en}
          </option>
        ))}
        <option value={count}>{words.add}</option>
      </SelectField>
      {/* `aria-disabled`, because a disabled button would lose the focus. */}
      <Button
        variant="outline"
        aria-disabled={index === count}
        onClick={index === count ? undefined : () => put()}
      >
        {words.remove}
      </Button>
      {fields.map(([path, label]) => (
        <TextField
          key={path}
          name={`airports.${index}.${path}`}
          label={label}
          value={String(readAt(airports[index], path) ?? "")}
          autoComplete="off"
          onChange={({ currentTarget }) => type(path, currentTarget.value)}
        />
      ))}
    </>
  );
}

/** Shortens the data of a picture. */
const shown = (value: string) => (value.length > 400 ? `${value.slice(0, 60)}…` : value);

const listCodes = ({ airports }: SiteConfig) =>
  (airports?.map(({ code }) => code) ?? AIRPORT_CODES).join(", ");

export function Defaults({ workspace }: { workspace: OpenWorkspace }) {
  const words = useContent(generatorDetails);
  const { form } = useContent(generator);
  const { base, site, brand, config } = workspace;
  const usual = toBrand(base);
  const stays = [
    ...BRAND_FIELDS.filter((name) => brand[name].trim() === "").map((name) => ({
      label: form[name],
      value: usual[name],
    })),
    ...Object.values(words.fields)
      .flatMap((fields) => listFields(fields, words.parts))
      .filter(([path]) => readDetail(config, path) === readDetail(base, path))
      .map(([path, label]) => ({ label, value: readDetail(base, path) })),
    ...(findDifferences(config.airports, base.airports).length === 0
      ? [{ label: words.topics.airports, value: listCodes(base) }]
      : []),
  ].filter(({ value }) => String(value ?? "") !== "");
  const differences = base === site ? [] : findDifferences(config, site);

  return (
    <div className={styles.sections}>
      <Fold title={<span>{words.stays(stays.length)}</span>}>
        <DescriptionList facts={stays} />
      </Fold>
      {differences.length > 0 && (
        <Fold title={<span>{words.differs(differences.length)}</span>}>
          <DescriptionList
            facts={differences.map(({ at, value, other }) => ({
              label: at,
              value: `${shown(value)} (${words.here(shown(other))})`,
            }))}
          />
        </Fold>
      )}
    </div>
  );
}
