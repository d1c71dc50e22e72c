DROP INDEX `customers_known`;--> statement-breakpoint
CREATE INDEX `customers_known` ON `customers` (`created_at`) WHERE (email <> '' OR vat_number IS NOT NULL OR company_name <> 'Deleted');--> statement-breakpoint
ALTER TABLE `people` ADD `named_by` text;