import { Body, Controller, Get, Param, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiKeyGuard, Scope, type TenantRequest } from './api-key.guard.ts';
import { CreateWorkItemDto, ListWorkItemsDto } from './dto.ts';
import { WorkItemsService } from './work-items.service.ts';

@Controller('api/v1/public/work-items')
@UseGuards(ApiKeyGuard)
export class WorkItemsController {
  constructor(private readonly workItems: WorkItemsService) {}

  @Post()
  @Scope('work.write')
  create(@Req() request: TenantRequest, @Body() body: CreateWorkItemDto) {
    return this.workItems.create(request.tenantId, body);
  }

  @Get()
  @Scope('work.read')
  list(@Req() request: TenantRequest, @Query() _query: ListWorkItemsDto) {
    return this.workItems.list(request.tenantId);
  }

  @Get(':id')
  @Scope('work.read')
  get(@Req() request: TenantRequest, @Param('id') id: string) {
    return this.workItems.get(request.tenantId, id);
  }
}
